import { CheckboxGroup } from '../CheckboxGroup.tsx'
import { Checkbox, RadioGroup } from '../Choices.tsx'
import { DateParts } from '../DateParts.tsx'
import { ErrorSummary } from '../ErrorSummary.tsx'
import { Field } from '../Field.tsx'
import { FilePicker } from '../FilePicker.tsx'
import { FieldRow } from '../Funnel.tsx'
import { Icon } from '../icons/Icon.tsx'
import { PasswordInput } from '../PasswordInput.tsx'
import { Select } from '../Select.tsx'
import { SignaturePad } from '../SignaturePad.tsx'
import { SignatureSheet, signHere } from '../SignatureSheet.tsx'
import { Strength } from '../Strength.tsx'
import { Marked, Suggest } from '../Suggest.tsx'
import { TextArea } from '../TextArea.tsx'
import { TextInput } from '../TextInput.tsx'
import { Part } from './Part.tsx'

const nothing = () => {}
const yesNo = [
  { value: 'ja', label: 'Ja' },
  { value: 'nee', label: 'Nee' },
]

function Texts() {
  return (
    <div className="guide-stack">
      <TextInput id="g-naam" label="Achternaam" defaultValue="de Vries" />
      <FieldRow>
        <TextInput id="g-postcode" label="Postcode" placeholder="1234 AB" width={8} />
        <TextInput id="g-huisnummer" label="Huisnummer" inputMode="numeric" width={4} />
        <TextInput id="g-toevoeging" label="Toevoeging" optional width={4} />
      </FieldRow>
      <TextInput id="g-opp" label="Woonoppervlakte (m²)" suffix="m²" inputMode="numeric" width={16} />
      <TextInput
        id="g-prijs"
        label="Koopsom"
        prefix="€"
        hint="In hele euro’s."
        inputMode="numeric"
        width={16}
      />
      <TextInput id="g-vast" label="E-mailadres" readOnly defaultValue="jannie@voorbeeld.nl" />
      <PasswordInput
        id="g-wachtwoord"
        label="Wachtwoord"
        foot={<Strength level={3} enough text="Sterk." />}
      />
      <Strength level={1} enough={false} text="Nog 3 tekens erbij." />
      <Strength level={2} enough={false} text="Bijna sterk genoeg. Voeg een woord toe." />
    </div>
  )
}

function Faults() {
  return (
    <div className="guide-stack">
      <ErrorSummary
        title="Je hebt een of meerdere velden nog niet ingevuld."
        faults={[
          { id: 'g-fout-mail', text: 'E-mailadres is niet geldig.' },
          { id: 'g-fout-dag', text: 'Geboortedatum is niet geldig.' },
          { id: 'g-fout-rol', text: 'Dit is een verplicht veld.' },
        ]}
      />
      <TextInput
        id="g-fout-mail"
        label="E-mailadres"
        defaultValue="jannie@"
        error="E-mailadres is niet geldig."
      />
      <DateParts
        id="g-fout-dag"
        label="Geboortedatum"
        value={{ day: '31', month: '2', year: '1980' }}
        onValue={nothing}
        error="Geboortedatum is niet geldig."
      />
      <RadioGroup id="g-fout-rol" label="Aanhef" options={yesNo} inline error="Dit is een verplicht veld." />
      <Select
        id="g-fout-lijst"
        label="Toevoeging"
        placeholder="Kies"
        options={[{ value: 'A', label: 'A' }]}
        error="Voer een toevoeging in."
        width={16}
      />
      <Checkbox
        id="g-fout-akkoord"
        label={
          <>
            Ik ga akkoord met de <a href="#formulier">algemene voorwaarden</a>.
          </>
        }
        checked={false}
        error="Bevestiging verplicht."
      />
    </div>
  )
}

function ChoicesSample() {
  return (
    <div className="guide-stack">
      <RadioGroup
        id="g-rol"
        label="Betaalmethode"
        value="incasso"
        options={[
          { value: 'incasso', label: 'Automatische incasso', hint: 'Je kunt tot 56 dagen terugboeken.' },
          { value: 'bank', label: 'Bankoverschrijving (€ 1,90 extra)' },
          { value: 'cheque', label: 'Niet beschikbaar', disabled: true },
        ]}
      />
      <RadioGroup id="g-sms" label="Wil je een sms-herinnering?" options={yesNo} value="nee" inline />
      <CheckboxGroup
        id="g-maatregel"
        label="Mijn verduurzaming gaat over"
        optional
        value={['dak']}
        options={[
          { value: 'dak', label: 'Dakisolatie' },
          { value: 'vloer', label: 'Vloerisolatie' },
        ]}
      />
      <Checkbox id="g-akkoord" label="Ik ga akkoord met de jaarlijkse incasso van € 29,95." checked />
      <Select
        id="g-bank"
        label="Bank"
        placeholder="Kies"
        options={['Bank aan de Gracht', 'Spaarbank Noord'].map((name) => ({ value: name, label: name }))}
      />
    </div>
  )
}

/** The list of suggestions as it looks when it is open, shown here without script. */
function OpenList() {
  const items = ['Lekkende kraan repareren', 'Kraan vervangen', 'Buitenkraan plaatsen']
  return (
    <Field question={{ id: 'g-klus-open', label: 'Met suggesties open' }}>
      <div className="suggest">
        <input className="input" id="g-klus-open" defaultValue="kraan" aria-describedby="g-klus-lijst" />
        <Icon name="magnifier" />
      </div>
      <ul className="suggest-list suggest-still" id="g-klus-lijst">
        {items.map((item, at) => (
          <li key={item} className="suggest-item" data-active={at === 1 ? '' : undefined}>
            <Marked text={item} typed="kraan" />
            <small>Loodgieter</small>
          </li>
        ))}
      </ul>
    </Field>
  )
}

function Longer() {
  return (
    <div className="guide-stack">
      <TextArea
        id="g-vraag"
        label="Omschrijving van de klus"
        value="De kraan in de keuken drupt."
        limit={1000}
      />
      <TextArea
        id="g-lang"
        label="Toelichting"
        optional
        value="Veel te lang."
        limit={5}
        error="Dit is te lang."
      />
      <Suggest
        id="g-klus"
        label="Wat is de klus?"
        hint="Typ minimaal 2 letters, bijvoorbeeld ‘kraan’."
        items={[] as string[]}
        getKey={String}
        getText={String}
        inputValue=""
        onInputValue={nothing}
        onChoose={nothing}
      />
      <OpenList />
      <FilePicker
        id="g-bijlage"
        label="Bijlage"
        optional
        hint="Maximaal 10 bestanden van 10 MB."
        addText="Extra bijlage toevoegen"
        files={[
          { key: 'a', name: 'foto-keuken.jpg', size: '1,2 MB' },
          { key: 'b', name: 'offerte.pdf', size: '3,4 MB', sent: 0.6 },
          { key: 'c', name: 'film.mov', size: '48 MB', error: 'Het bestand is te groot (maximaal 10 MB).' },
        ]}
      />
    </div>
  )
}

const emptyText = 'Dit is een verplicht veld.'

const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900 300"><path d="M80 200C180 20 240 60 200 180s120-140 160-40 90-90 130-10 110-70 330 20" fill="none" stroke="black" stroke-width="7"/></svg>',
)}`

function Signatures() {
  const sample = { label: 'Handtekening', emptyText, onValue: nothing }
  return (
    <div className="guide-stack">
      <SignaturePad id="g-handtekening" {...sample} />
      <SignaturePad id="g-handtekening-fout" {...sample} error={emptyText} />
      <SignaturePad id="g-handtekening-gezet" {...sample} value={picture} />
      <div className="dialog">
        <h3 className="dialog-head">{signHere}</h3>
        <SignatureSheet id="g-tekenen" emptyText={emptyText} onTake={nothing} onCancel={nothing} />
      </div>
    </div>
  )
}

export function Forms() {
  return (
    <Part id="formulier" title="Formulier">
      <div className="guide-grid">
        <Texts />
        <ChoicesSample />
        <Longer />
        <Faults />
        <Signatures />
      </div>
    </Part>
  )
}
