import { Link } from 'wouter'
import { listDeadLetters } from '../../core/contract/dead-letters/dead-letters-calls.ts'
import { readPartners } from '../../core/contract/partner-status/partner-status-calls.ts'
import { listRequests } from '../../core/contract/requests/requests-calls.ts'
import { partnerReasonInWords } from '../../core/partners/reason-words.ts'
import { Button, ButtonLink } from '../../web/ui/Button.tsx'
import { type Column, DataTable } from '../kit/DataTable.tsx'
import { Failure } from '../kit/Failure.tsx'
import { Screen } from '../kit/Screen.tsx'
import { Sign } from '../kit/Sign.tsx'
import { When } from '../kit/When.tsx'
import { useOffice } from '../shell/office-context.ts'
import { useCall } from '../shell/use-call.ts'
import {
  countInWords,
  onlyHere,
  type PartnerLine,
  toldAdapter,
  toldStanding,
  troubleFirst,
} from './standing-words.ts'

/** The partner and what it does for us; of one that is off, what visitors see instead. */
function Who({ label, about, isOff, whenOff }: PartnerLine) {
  return (
    <>
      {label}
      <span className="partner-about">{about}</span>
      {isOff && whenOff !== null && <span className="partner-about">Staat uit. {whenOff}</span>}
    </>
  )
}

/** With what it is reached. */
function How(line: PartnerLine) {
  if (line.isOff) return <Sign icon="cross">{toldAdapter(line)}</Sign>
  if (!line.isTrial) return <span translate="no">{toldAdapter(line)}</span>
  return (
    <Sign icon="note" tone="soon">
      {toldAdapter(line)}
    </Sign>
  )
}

/** Whether calls go through. Nobody calls one that is off. */
function Standing(line: PartnerLine) {
  if (line.isOff) return <span className="muted">wordt niets gevraagd</span>
  const { icon, words, tone } = toldStanding(line)
  const here = onlyHere(line)
  return (
    <>
      <Sign icon={icon} tone={tone}>
        {words}
      </Sign>
      {here !== undefined && <span className="partner-about">{here}</span>}
      {line.toSay !== null && <span className="partner-about">Zeg aan de telefoon: ‘{line.toSay}’</span>}
    </>
  )
}

/** What is brought to it, which leads to the list of those requests. */
function Waiting({ name, label, deliveries: { waiting } }: PartnerLine) {
  const { may } = useOffice()
  if (waiting === 0 || !may(listRequests.name)) return countInWords(waiting)
  return (
    <Link href={`/aanvragen?weergave=partner&partner=${name}`}>
      {countInWords(waiting)}
      <span className="unseen">, aanvragen die op {label} wachten</span>
    </Link>
  )
}

/** What did not arrive: refused for good, and what waits for a person, which leads to the list of it. */
function Failed({ deliveries: { refused, stuck } }: PartnerLine) {
  const { may } = useOffice()
  if (refused + stuck === 0) return '0'
  const words = `${countInWords(stuck)} vastgelopen`
  return (
    <>
      {refused > 0 && `${countInWords(refused)} geweigerd`}
      {refused > 0 && stuck > 0 && ', '}
      {stuck > 0 && (may(listDeadLetters.name) ? <Link href="/vastgelopen">{words}</Link> : words)}
    </>
  )
}

function LastFailure({ deliveries: { lastFailure } }: PartnerLine) {
  if (!lastFailure) return <span className="muted">geen</span>
  const { reason, at } = lastFailure
  return (
    <>
      {partnerReasonInWords(reason)}
      {at !== null && (
        <>
          , <When at={at} />
        </>
      )}
    </>
  )
}

const columns: readonly Column<PartnerLine>[] = [
  { id: 'who', label: 'Partner', isName: true, cell: Who },
  { id: 'how', label: 'Hoe', cell: How },
  { id: 'standing', label: 'Stand', cell: Standing },
  { id: 'waiting', label: 'Onderweg', cell: (line) => <Waiting {...line} /> },
  { id: 'failed', label: 'Niet gelukt', cell: (line) => <Failed {...line} /> },
  {
    id: 'last',
    label: 'Laatst aangekomen',
    cell: ({ deliveries: { lastDeliveredAt: at } }) =>
      at === null ? <span className="muted">niets</span> : <When at={at} />,
  },
  { id: 'fault', label: 'Laatste fout', cell: LastFailure },
]

/** Who does work for us: with what they are reached here, whether that works, and what did not arrive. */
export default function PartnersScreen() {
  const { me } = useOffice()
  const read = useCall(readPartners, {})
  const rows = troubleFirst(read.data?.items ?? [])
  const hasSwitches = me.roles.includes('operator') && rows.some(({ hasSwitch }) => hasSwitch)
  return (
    <Screen
      title="Partners"
      acts={
        <>
          {hasSwitches && (
            <ButtonLink variant="secondary" href="/sandbox">
              Schakelaars van de proef
            </ButtonLink>
          )}
          <Button variant="quiet" onClick={() => void read.refetch()}>
            Kijk opnieuw
          </Button>
        </>
      }
    >
      {read.error && <Failure fault={read.error} onAgain={() => void read.refetch()} />}
      {read.data ? (
        <DataTable
          look="partners"
          caption="Partners"
          columns={columns}
          rows={rows}
          keyOf={({ name }) => name}
          empty={<p>Er zijn geen partners.</p>}
        />
      ) : (
        !read.error && <p className="muted">Een moment…</p>
      )}
    </Screen>
  )
}
