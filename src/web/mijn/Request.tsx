import { parseAbsolute } from '@internationalized/date'
import { telephone } from '../../core/content/telephone.ts'
import { amsterdamDay, formatDay, formatInstant, ZONE } from '../../core/kernel/clock.ts'
import { formatCents } from '../../core/kernel/money.ts'
import { purchaseText, stateWords } from '../../core/mijn/mijn-words.ts'
import type {
  Appointment,
  AppointmentState,
  OwnAnswer,
  PageOf,
  PurchaseCard,
  RequestDocument,
} from '../../core/mijn/pages.ts'
import { mijn, notMinePath } from '../../core/mijn/paths.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { DefinitionList, Panel } from '../ui/Facts.tsx'
import { PageIcon } from '../ui/icons/PageIcon.tsx'
import { ReferenceCard } from '../ui/NextSteps.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Messages } from './Messages.tsx'
import { Head, State, sizeText } from './parts.tsx'

const timeOf = (instant: string): string => {
  const { hour, minute } = parseAbsolute(instant, ZONE)
  return `${hour}.${String(minute).padStart(2, '0')}`
}

const momentText = ({ start, end }: Appointment): string =>
  `${formatDay(amsterdamDay(start), 'full')}, ${timeOf(start)} tot ${timeOf(end)} uur`

/** Groups answers under the headings of the form, in its order. */
const sectionsOf = (answers: readonly OwnAnswer[]): [string, OwnAnswer[]][] => [
  ...Map.groupBy(answers, ({ section = 'Je antwoorden' }) => section),
]

const momentNote: Readonly<Record<AppointmentState, string | undefined>> = {
  asked: 'Nog niet bevestigd',
  confirmed: undefined,
  cancelled: 'Gaat niet door',
}

function Moments({ of }: { of: readonly Appointment[] }) {
  if (of.length === 0) return null
  const asked = of.every(({ state }) => state === 'asked')
  return (
    <Panel title={asked ? 'Momenten die jij koos' : 'Je afspraak'}>
      <ul className="moments bare">
        {of.map((one) => (
          <li key={one.href}>
            <PageIcon name="calendar" />
            <span className="moment-when">
              <time dateTime={one.start}>{momentText(one)}</time>
              {momentNote[one.state] && <span className="muted small">{momentNote[one.state]}</span>}
            </span>
            {one.change && (
              <a className="link" href={one.change}>
                Verzetten of afzeggen
              </a>
            )}
            <a className="link" href={one.href} download="">
              <span>
                {one.state === 'cancelled' ? 'Haal uit agenda' : 'Zet in agenda'}
                <span className="unseen">: {momentText(one)}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function Documents({ of }: { of: readonly RequestDocument[] }) {
  if (of.length === 0) return null
  return (
    <Panel title="Documenten">
      <ul className="moments bare">
        {of.map(({ name, href, bytes }) => (
          <li key={href}>
            <PageIcon name="file" />
            <a href={href} download="">
              {name}
            </a>
            {bytes !== undefined && <span className="muted small">{sizeText(bytes)}</span>}
          </li>
        ))}
      </ul>
    </Panel>
  )
}

/** The order of a request as a receipt, so that the page can be printed as one. */
function Purchase({ of }: { of: PurchaseCard }) {
  const { title, amountCents, vatCents, vatPercent, state, paidAt, receipt, refundedCents, pay, result } = of
  const facts = [
    { term: 'Product', value: title },
    {
      term: 'Bedrag',
      value: (
        <span className="whole" translate="no">
          {formatCents(amountCents)}
        </span>
      ),
    },
    {
      term: `Waarvan ${vatPercent}% btw`,
      value: (
        <span className="whole" translate="no">
          {formatCents(vatCents)}
        </span>
      ),
    },
    ...(paidAt
      ? [{ term: 'Betaald op', value: <time dateTime={paidAt}>{formatInstant(paidAt)}</time> }]
      : []),
    ...(receipt ? [{ term: 'Bonnummer', value: receipt }] : []),
    ...(refundedCents > 0
      ? [
          {
            term: 'Terugbetaald',
            value: (
              <span className="whole" translate="no">
                {formatCents(refundedCents)}
              </span>
            ),
          },
        ]
      : []),
  ]
  return (
    <>
      {result.length > 0 && (
        <Panel title={title}>
          <DefinitionList wide facts={result.map(({ label, value }) => ({ term: label, value }))} />
        </Panel>
      )}
      <Panel title={state === 'paid' ? 'Bon' : 'Betaling'}>
        <DefinitionList wide facts={facts} />
        {pay && <ButtonLink href={pay}>Betaal je bestelling</ButtonLink>}
      </Panel>
    </>
  )
}

/** An answer as it stands now; what was filled in stays readable below what we corrected it to. */
function Answer({ of: { value, corrected } }: { of: OwnAnswer }) {
  if (!corrected) return value
  return (
    <>
      {corrected.value}
      <span className="muted small answer-before">
        Aangepast op <time dateTime={corrected.at}>{formatDay(amsterdamDay(corrected.at), 'full')}</time>. Jij
        vulde in: {value}
      </span>
    </>
  )
}

/**
 * Says that only a part of the answers is shown, because the request was made without logging in, and offers to reject it as
 * somebody else's.
 */
function NotLoggedInNotice({ reference }: { reference: string }) {
  return (
    <Notice
      title="Je was niet ingelogd toen je dit aanvroeg"
      actions={
        <form method="post" action={notMinePath(reference)}>
          <button className="btn btn-secondary btn-small" type="submit">
            Dit is niet van mij
          </button>
        </form>
      }
    >
      <p>
        De aanvraag kwam met jouw e-mailadres. Daarom zie je hier alleen wat ook in de e-mail stond. Bestanden
        die erbij zaten, laten we niet zien.
      </p>
    </Notice>
  )
}

/** `/mijn/aanvragen/{reference}`: the state of a request, its appointments and documents, and the answers. */
export function Request({ page, phone }: { page: PageOf<'request'>; phone: string }) {
  const { line, answers, appointments, documents, purchase, promise, byPhone, unmailed, attached } = page
  const { thread, refused } = page
  return (
    <>
      <a className="link mijn-back" href={mijn.requests}>
        <PageIcon name="chevron-left" />
        Mijn aanvragen
      </a>
      <Head title={line.title}>
        Ontvangen op <time dateTime={line.receivedAt}>{formatInstant(line.receivedAt)}</time>
      </Head>
      <div className="request-top">
        <ReferenceCard
          term="Je referentie"
          reference={line.reference}
          note="Houd deze bij de hand als je ons belt of mailt."
        />
        <div className="request-state">
          <State of={line.state} />
          <p>{purchase ? purchaseText[purchase.state] : stateWords[line.state].text}</p>
          {promise && <p>{promise}</p>}
        </div>
      </div>
      {byPhone && (
        <Notice title="Aan de telefoon ingevuld">
          {byPhone.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </Notice>
      )}
      {unmailed && (
        <Notice tone="warn" title="We konden je bevestiging niet mailen">
          <p>
            Je aanvraag is wel binnen. Klopt je e-mailadres? Bel ons op{' '}
            <a className="whole" translate="no" href={telephone(phone)}>
              {phone}
            </a>{' '}
            als je twijfelt.
          </p>
        </Notice>
      )}
      {attached && <NotLoggedInNotice reference={line.reference} />}
      <div className="overview">
        {thread && <Messages reference={line.reference} thread={thread} refused={refused} />}
        {purchase && <Purchase of={purchase} />}
        <Moments of={appointments} />
        <Documents of={documents} />
        {sectionsOf(answers).map(([title, lines]) => (
          <Panel title={title} key={title}>
            <DefinitionList
              wide
              facts={lines.map((line) => ({ term: line.label, value: <Answer of={line} /> }))}
            />
          </Panel>
        ))}
      </div>
      <p className="mijn-foot">
        Klopt er iets niet of wil je iets wijzigen? Bel ons op{' '}
        <a className="whole" translate="no" href={telephone(phone)}>
          {phone}
        </a>{' '}
        en noem je referentie.
      </p>
    </>
  )
}
