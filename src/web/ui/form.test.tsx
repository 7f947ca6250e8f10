import { renderToStaticMarkup as html } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { CheckboxGroup } from './CheckboxGroup.tsx'
import { Checkbox, RadioGroup } from './Choices.tsx'
import { DateParts } from './DateParts.tsx'
import { ErrorSummary } from './ErrorSummary.tsx'
import { FilePicker } from './FilePicker.tsx'
import { PasswordInput } from './PasswordInput.tsx'
import { Select } from './Select.tsx'
import { announcementOf, Marked, Suggest } from './Suggest.tsx'
import { roomLeft, TextArea } from './TextArea.tsx'
import { TextInput } from './TextInput.tsx'

const yesNo = [
  { value: 'ja', label: 'Ja' },
  { value: 'nee', label: 'Nee' },
]

describe('a text field', () => {
  it('ties its label, hint and error to the input', () => {
    const out = html(<TextInput id="mail" label="E-mailadres" hint="Jouw adres." error="Ongeldig." />)
    expect(out).toContain('<label class="field-label" for="mail">E-mailadres</label>')
    expect(out).toContain('id="mail-hint"')
    expect(out).toContain('id="mail-error"')
    expect(out).toContain('aria-describedby="mail-hint mail-error"')
    expect(out).toContain('aria-invalid="true"')
  })

  it('says nothing of hints and errors that are not there', () => {
    const out = html(<TextInput id="mail" label="E-mailadres" />)
    expect(out).not.toContain('aria-describedby')
    expect(out).not.toContain('aria-invalid')
    expect(out).toContain('aria-required="true"')
  })

  it('marks an answer that may stay empty with a word', () => {
    const out = html(<TextInput id="infix" label="Tussenvoegsel" optional />)
    expect(out).toContain('Optioneel')
    expect(out).not.toContain('aria-required')
  })

  it('keeps a unit out of the name and the width on the frame', () => {
    const out = html(<TextInput id="area" label="Woonoppervlakte (m²)" suffix="m²" width={16} />)
    expect(out).toContain('<div class="affix w-16">')
    expect(out).toContain('<span class="affix-text" aria-hidden="true">m²</span>')
  })
})

describe('choices', () => {
  it('are one radio group whose first row carries the id of the group', () => {
    const out = html(<RadioGroup id="sms" label="Sms?" options={yesNo} value="nee" error="Kies." />)
    expect(out).toContain('role="radiogroup"')
    expect(out).toContain('aria-describedby="sms-error"')
    expect(out).toMatch(/<input type="radio" id="sms" name="sms" value="ja"\/>/)
    expect(out).toMatch(/<input type="radio" id="sms-2" name="sms" checked="" value="nee"\/>/)
    expect(out).toContain('<label for="sms-2">Nee</label>')
  })

  it('tell each checkbox of a group what is wrong', () => {
    const out = html(
      <CheckboxGroup id="m" label="Over" options={yesNo} value={['ja']} error="Kies er een." />,
    )
    expect(out.match(/aria-describedby="m-error"/g)).toHaveLength(3)
    expect(out.match(/aria-invalid="true"/g)).toHaveLength(2)
  })

  it('keep a hint out of the name of a row', () => {
    const options = [{ value: 'i', label: 'Incasso', hint: 'Terugboeken kan.' }]
    const out = html(<RadioGroup id="p" label="Betaalmethode" options={options} />)
    expect(out).toContain('<label for="p">Incasso</label>')
    expect(out).toContain('aria-describedby="p-row-hint"')
  })

  it('a consent is required and says so when it is not given', () => {
    const out = html(
      <Checkbox id="terms" label="Ik ga akkoord" checked={false} error="Bevestiging verplicht." />,
    )
    expect(out).toContain('aria-required="true"')
    expect(out).toContain('aria-describedby="terms-error"')
  })
})

describe('a date in parts', () => {
  const value = { day: '31', month: '2', year: '1980' }

  it('has three named fields and browser autofill for a birthday', () => {
    const out = html(<DateParts id="born" label="Geboortedatum" value={value} birthday />)
    for (const [id, label] of [
      ['born', 'Dag'],
      ['born-month', 'Maand'],
      ['born-year', 'Jaar'],
    ])
      expect(out).toContain(`<label for="${id}">${label}</label>`)
    expect(out).toContain('autoComplete="bday-year"')
  })

  it('marks only the part that is wrong, or all of them', () => {
    const one = html(<DateParts id="born" label="Datum" value={value} wrong="year" error="Ongeldig." />)
    const all = html(<DateParts id="born" label="Datum" value={value} error="Ongeldig." />)
    expect(one.match(/aria-invalid/g)).toHaveLength(1)
    expect(all.match(/aria-invalid/g)).toHaveLength(3)
  })
})

describe('longer answers', () => {
  it('count what is left and what is too much', () => {
    expect(roomLeft(0, 1000)).toBe('Nog 1.000 tekens')
    expect(roomLeft(999, 1000)).toBe('Nog 1 teken')
    expect(roomLeft(1000, 1000)).toBe('Nog 0 tekens')
    expect(roomLeft(1002, 1000)).toBe('2 tekens te veel')
  })

  it('tie the count to the field and never cut the text off', () => {
    const out = html(<TextArea id="text" label="Vraag" value="te lang" limit={3} />)
    expect(out).toContain('aria-describedby="text-count"')
    expect(out).toContain('data-over=""')
    expect(out).not.toContain('maxLength')
  })
})

describe('other controls', () => {
  it('a list starts at its placeholder', () => {
    const out = html(<Select id="add" label="Toevoeging" placeholder="Kies" options={yesNo} value="" />)
    expect(out).toContain('<option value="" selected="">Kies</option>')
  })

  it('a password is hidden until it is asked for', () => {
    const out = html(<PasswordInput id="pw" label="Wachtwoord" />)
    expect(out).toContain('type="password"')
    expect(out).toContain('aria-label="Toon wachtwoord"')
    expect(out).toContain('aria-controls="pw"')
  })

  it('attachments keep their button until no more fit, each error beside its file', () => {
    const files = [{ key: 'a', name: 'a.mov', size: '48 MB', error: 'Te groot.' }]
    const some = html(<FilePicker id="f" label="Bijlage" files={files} addText="Extra bijlage toevoegen" />)
    const full = html(
      <FilePicker id="f" label="Bijlage" files={files} addText="Extra bijlage toevoegen" full />,
    )
    expect(some).toContain('aria-label="Verwijder a.mov"')
    expect(some).toContain('Te groot.')
    expect(some).not.toContain('hidden=""')
    expect(full).toContain('<div class="files-add" hidden="">')
  })

  it('the summary links to each faulty field', () => {
    const out = html(<ErrorSummary title="Nog niet." faults={[{ id: 'mail', text: 'Ongeldig.' }]} />)
    expect(out).toContain('role="alert"')
    expect(out).toContain('<a href="#mail">Ongeldig.</a>')
  })
})

describe('suggestions', () => {
  it('are a closed combobox with its own list', () => {
    const out = html(
      <Suggest
        id="task"
        label="Wat is de klus?"
        items={['Kraan']}
        getKey={String}
        getText={String}
        inputValue="kr"
        onInputValue={() => {}}
        onChoose={() => {}}
      />,
    )
    expect(out).toContain('role="combobox"')
    expect(out).toContain('aria-controls="task-list"')
    expect(out).toContain('aria-expanded="false"')
    expect(out).toMatch(/<ul[^>]*id="task-list"[^>]*hidden=""/)
  })

  it('mark what was typed, whatever its case', () => {
    expect(html(<Marked text="Buitenkraan" typed=" KRAAN " />)).toBe('<span>Buiten<mark>kraan</mark></span>')
    expect(html(<Marked text="Kraan" typed="" />)).toBe('<span>Kraan</span>')
    expect(html(<Marked text="Kraan" typed="x" />)).toBe('<span>Kraan</span>')
  })

  it('are counted for who cannot see them', () => {
    expect(announcementOf(2, undefined)).toMatch(/^2 suggesties/)
    expect(announcementOf(1, undefined)).toMatch(/^1 suggestie\./)
    expect(announcementOf(0, 'Niets gevonden.')).toBe('Niets gevonden.')
    expect(announcementOf(0, undefined)).toBe('')
  })
})
