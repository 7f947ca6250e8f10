import { Button } from '../Button.tsx'
import { DefinitionList, Panel } from '../Facts.tsx'
import { FunnelLayout, FunnelNav, SidePanel, StepHead } from '../Funnel.tsx'
import { Icon } from '../icons/Icon.tsx'
import { OverviewSection } from '../OverviewSection.tsx'
import { ChosenList, PickLayout, SlotList } from '../Slots.tsx'
import { type Step, Steps } from '../Steps.tsx'
import { Part } from './Part.tsx'

const nothing = () => {}
const steps: Step[] = [
  { key: 'klus', title: 'Jouw klus', state: 'done' },
  { key: 'adresgegevens', title: 'Adresgegevens', state: 'done' },
  { key: 'moment', title: 'Kies een moment', state: 'now' },
  { key: 'gegevens', title: 'Jouw gegevens', state: 'todo' },
  { key: 'overzicht', title: 'Overzicht', state: 'todo' },
]
const manySteps: Step[] = Array.from({ length: 11 }, (_, at) => ({
  key: `${at}`,
  title: at === 5 ? 'Spouwmuurisolatie' : `Stap ${at + 1}`,
  state: at < 5 ? 'done' : at === 5 ? 'now' : 'todo',
}))

const slot = (key: string, name: string, hours: string, price: string, chosen = false) => ({
  key,
  name,
  hours,
  price,
  chosen,
  unit: 'per uur',
  extra: '+ € 4,95 servicekosten',
})

const facts = [
  { term: 'Klus', value: 'Lekkende kraan repareren' },
  { term: 'Vakman', value: 'Loodgieter' },
  { term: 'Adres', value: 'Voorbeeldlaan 10\n3821 BT Amersfoort' },
]

/** December 2026 as the calendar draws it. The calendar itself is not rendered on the server. */
function StillCalendar() {
  const closed = [1, 5, 6, 12, 13, 19, 20, 25, 26, 27]
  const state = (day: number) => ({
    'data-outside-month': day < 1 || day > 31 ? '' : undefined,
    'data-unavailable': closed.includes(day) ? '' : undefined,
    'data-selected': day === 4 ? '' : undefined,
  })
  const look = (day: number) => `cal-day${day === 2 ? ' cal-marked' : ''}${day === 3 ? ' cal-today' : ''}`
  const weeks = Array.from({ length: 5 }, (_, week) => Array.from({ length: 7 }, (_, day) => week * 7 + day))
  return (
    <div className="cal">
      <div className="cal-head">
        <button type="button" className="btn btn-quiet btn-icon" aria-label="Vorige maand" disabled>
          <Icon name="chevron-left" />
        </button>
        <p className="h3">december 2026</p>
        <button type="button" className="btn btn-quiet btn-icon" aria-label="Volgende maand">
          <Icon name="chevron-right" />
        </button>
      </div>
      <table className="cal-grid" aria-label="december 2026">
        <thead>
          <tr>
            {['ma', 'di', 'wo', 'do', 'vr', 'za', 'zo'].map((day) => (
              <th key={day} className="cal-weekday">
                {day}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td key={day}>
                  <div className={look(day)} {...state(day)}>
                    {day >= 1 && day <= 31 ? day : ''}
                  </div>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function MomentStep() {
  const chosen = ['Wo 2 december', 'Vr 4 december'].map((title) => ({
    key: title,
    title,
    text: 'Ochtend, 8.00 tot 12.00 uur',
    removeLabel: `Verwijder ${title.toLowerCase()}, ochtend`,
  }))
  return (
    <>
      <StepHead
        level={2}
        title="Kies een moment"
        service="Klusservice"
        lead="Kies 3 tot 7 momenten waarop het jou uitkomt. De loodgieter kiest er één en bevestigt die per e-mail."
      />
      <PickLayout
        calendar={<StillCalendar />}
        parts={
          <>
            <h3>Vrijdag 4 december</h3>
            <SlotList
              label="Vrijdag 4 december"
              onToggle={nothing}
              slots={[
                slot('ochtend', 'Ochtend', '08:00 tot 12:00', '€ 64,50', true),
                slot('middag', 'Middag', '12:00 tot 18:00', '€ 64,50'),
                slot('avond', 'Avond', '18:00 tot 21:00', '€ 79,00'),
              ]}
            />
          </>
        }
      />
      <ChosenList
        title="Jouw momenten (2 van minimaal 3)"
        level={3}
        chosen={chosen}
        onRemove={nothing}
        places={1}
        placeText="Kies nog een moment"
        onPlace={nothing}
      />
      <FunnelNav back={{ text: 'Terug', onClick: nothing }} next={{ text: 'Volgende' }} />
    </>
  )
}

const side = (
  <SidePanel
    title="Jouw klus"
    level={3}
    facts={facts}
    price={{ term: 'Tarief', value: 'vanaf € 64,50', note: 'per uur, en € 4,95 servicekosten' }}
    fact="Je betaalt pas als de klus af is."
  />
)

export function Funnels() {
  return (
    <Part id="stappen" title="Stappen">
      <div className="guide-stack">
        <div className="guide-frame">
          <FunnelLayout steps={<Steps steps={steps} />} side={side}>
            <MomentStep />
          </FunnelLayout>
        </div>
        <Steps steps={manySteps} label="Stappen, meer dan zes" />
      </div>
    </Part>
  )
}

export function Overviews() {
  return (
    <Part id="overzicht" title="Overzicht">
      <div className="guide-grid">
        <OverviewSection title="Jouw klus" facts={facts} onEdit={nothing} />
        <OverviewSection
          title="Jouw gegevens"
          onEdit={nothing}
          facts={[
            { term: 'Naam', value: 'J. de Vries' },
            { term: 'E-mailadres', value: 'jannie@voorbeeld.nl' },
            { term: 'Telefoonnummer', value: '06 12 34 56 78' },
          ]}
        />
        <Panel title="Wat er nu gebeurt" tone="sand" level={3}>
          <DefinitionList
            facts={[{ term: 'Binnen 2 werkdagen', value: 'De loodgieter bevestigt één moment.' }]}
          />
        </Panel>
        <div className="guide-row">
          <Button busyText="Bezig met versturen…">Bevestigen</Button>
        </div>
      </div>
    </Part>
  )
}
