import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { requestFilePath } from '../../core/contract/requests/requests-calls.ts'
import { formatCents } from '../../core/kernel/money.ts'
import { partnerReasonInWords } from '../../core/partners/reason-words.ts'
import { outcomeInWords, topicInWords } from '../../core/staff/phone-calls.ts'
import { fileSize } from '../../web/form/file-size.ts'
import type { OfficeIconName } from '../kit/icons.ts'
import { OfficeIcon } from '../kit/OfficeIcon.tsx'
import { Sign } from '../kit/Sign.tsx'
import { inShort, When } from '../kit/When.tsx'
import { paymentsPath, type RefundWanted } from '../payments/refund-wanted.ts'
import { useOffice } from '../shell/office-context.ts'
import { type RequestWhole, toldState } from './request-words.ts'
import { SendAgain } from './SendAgain.tsx'
import { timesOf } from './times.ts'

// What belongs to a request beside its answers: appointments, payments, files, what was sent, other requests, consents, notes.

type Of<Name extends keyof RequestWhole> = Pick<RequestWhole, Name>

/** A part of the page below a heading; without anything in it there is none. */
function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className="stack" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}

/** A line of a list: a drawing, what it is, and a word about it. */
function Line({ icon, children }: { icon: OfficeIconName; children: ReactNode }) {
  return (
    <li className="fact">
      <OfficeIcon name={icon} size="s" />
      <div>{children}</div>
    </li>
  )
}

const appointmentStates = {
  asked: { icon: 'clock', words: 'Nog niet bevestigd', tone: 'soon' },
  confirmed: { icon: 'check', words: 'Staat vast', tone: 'good' },
  cancelled: { icon: 'cross', words: 'Afgezegd', tone: undefined },
} as const

interface AppointmentProps {
  appointment: RequestWhole['appointments'][number]
  /** It is one of several that were asked for, of which one will be the appointment. */
  isChoice: boolean
}

function Appointment({ appointment: { start, end, state, place }, isChoice }: AppointmentProps) {
  const { icon, words, tone } = appointmentStates[state]
  return (
    <div className="sand-box">
      <h3>{isChoice ? 'Gevraagd moment' : 'Afspraak'}</h3>
      <p className="large">{timesOf(start, end)}</p>
      {place !== null && <p>{place}</p>}
      <Sign icon={icon} tone={tone}>
        {words}
      </Sign>
    </div>
  )
}

function PaymentState({ payment }: { payment: RequestWhole['payments'][number] }) {
  const { state, paidAt } = payment
  if (state === 'open')
    return (
      <Sign icon="clock" tone="soon">
        Nog niet betaald
      </Sign>
    )
  if (state === 'given-up') return <Sign icon="cross">Vervallen, niet betaald</Sign>
  return (
    <Sign icon="check" tone="good">
      Betaald{paidAt !== null && `, ${inShort(paidAt)} uur`}
    </Sign>
  )
}

/** Leads whoever may to where money of a payment goes back, with its order filled in; none where nothing is left. */
function GiveBack({ payment }: { payment: RequestWhole['payments'][number] }) {
  const { may } = useOffice()
  const { reference, leftCents } = payment
  if (leftCents <= 0 || !may('refunds.ask')) return null
  return (
    <Link
      className="btn btn-quiet no-print"
      href={paymentsPath}
      state={{ refundOf: reference } satisfies RefundWanted}
    >
      Betaal terug…
    </Link>
  )
}

function Payment({ payment }: { payment: RequestWhole['payments'][number] }) {
  const { title, amountCents, receipt, refundedCents } = payment
  return (
    <div className="sand-box">
      <h3>Betaling</h3>
      <p className="large">{formatCents(amountCents)}</p>
      <p>{title}</p>
      <PaymentState payment={payment} />
      {receipt !== null && <p className="muted">Bonnummer {receipt}</p>}
      {refundedCents > 0 && <p>{formatCents(refundedCents)} terugbetaald</p>}
      <GiveBack payment={payment} />
    </div>
  )
}

/** Appointments and payments, each in a box. */
export function Boxes({ appointments, payments }: Of<'appointments' | 'payments'>) {
  if (appointments.length + payments.length === 0) return null
  const asked = appointments.filter(({ state }) => state === 'asked').length
  return (
    <div className="boxes">
      {appointments.map((appointment) => (
        <Appointment
          key={appointment.number}
          appointment={appointment}
          isChoice={appointment.state === 'asked' && asked > 1}
        />
      ))}
      {payments.map((payment) => (
        <Payment key={payment.reference} payment={payment} />
      ))}
    </div>
  )
}

/** What a file is, in the word that people have for it; its media type where they have none. */
const fileKinds: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'application/msword': 'Word',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'Word',
  'application/vnd.ms-excel': 'Excel',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'Excel',
}

const fileKind = (type: string): string => {
  if (type.startsWith('image/')) return 'foto'
  return (Object.hasOwn(fileKinds, type) ? fileKinds[type] : undefined) ?? type
}

/** Files to download; the browser never shows one here, whatever it says that it is. */
export function Files({ reference, files, isOwn }: Of<'reference' | 'files' | 'isOwn'>) {
  if (files.length === 0 && isOwn) return null
  return (
    <Part id="files" title="Bestanden">
      {isOwn ? (
        <ul>
          {files.map(({ id, name, type, bytes }) => (
            <Line key={id} icon="page">
              <a href={requestFilePath(reference, id)} download>
                <bdi>{name}</bdi>
              </a>
              <span className="muted">
                {fileSize(bytes)}, {fileKind(type)}
              </span>
            </Line>
          ))}
        </ul>
      ) : (
        <p className="muted">Bestanden zie je alleen bij je eigen werk.</p>
      )}
    </Part>
  )
}

function DeliveryState({ delivery }: { delivery: RequestWhole['deliveries'][number] }) {
  const { state, reason, deliveredAt, tries, nextTryAt, isStuck } = delivery
  if (state === 'delivered')
    return (
      <Sign icon="check" tone="good">
        aangekomen{deliveredAt !== null && `, ${inShort(deliveredAt)}`}
      </Sign>
    )
  const why = reason === null ? '' : ` (${partnerReasonInWords(reason)})`
  if (state === 'refused')
    return (
      <Sign icon="warning" tone="late">
        geweigerd{why}
      </Sign>
    )
  if (isStuck)
    return (
      <Sign icon="warning" tone="late">
        vastgelopen{why}
      </Sign>
    )
  const tried = tries === null || tries === 0 ? 'onderweg' : `${tries} keer geprobeerd`
  return (
    <Sign icon="clock" tone="soon">
      {tried}
      {why}
      {nextTryAt !== null && `, weer ${inShort(nextTryAt)}`}
    </Sign>
  )
}

const whatOf = ({ partner, label }: RequestWhole['deliveries'][number]): string =>
  partner === 'mail' ? 'Bevestiging per e-mail' : `Naar: ${label}`

/** What was sent to partners and to the sender, with its tries; what failed for good is sent again by whoever may. */
export function Deliveries({ deliveries }: Of<'deliveries'>) {
  if (deliveries.length === 0) return null
  return (
    <Part id="deliveries" title="Verstuurd">
      <ul>
        {deliveries.map((delivery) => (
          <Line key={delivery.partner} icon={delivery.partner === 'mail' ? 'mail' : 'plug'}>
            {whatOf(delivery)}
            {delivery.partnerReference !== null && (
              <span className="muted">
                nummer bij de partner: <bdi>{delivery.partnerReference}</bdi>
              </span>
            )}
            <DeliveryState delivery={delivery} />
            {delivery.deadLetter !== null && <SendAgain id={delivery.deadLetter} what={whatOf(delivery)} />}
          </Line>
        ))}
      </ul>
    </Part>
  )
}

/** Notes of staff, the newest first. */
export function Notes({ timeline }: Of<'timeline'>) {
  const notes = timeline.flatMap(({ at, staff, note }) => (note === null ? [] : [{ at, staff, note }]))
  return (
    <Part id="notes" title="Notities">
      {notes.length === 0 && <p className="muted">Er is nog niets genoteerd.</p>}
      <ul>
        {notes.reverse().map(({ at, staff, note }) => (
          <li key={`${at} ${note}`} className="said">
            <p className="typed" dir="auto">
              {note}
            </p>
            <span className="muted">
              <bdi>{staff ?? 'Een collega'}</bdi>, <When at={at} />
            </span>
          </li>
        ))}
      </ul>
    </Part>
  )
}

/** Phone calls about the request and about its sender, the newest first; none where nobody called. */
export function Calls({ calls }: Of<'calls'>) {
  if (calls.length === 0) return null
  return (
    <Part id="calls" title="Aan de telefoon">
      <ul>
        {calls.map(({ id, at, topic, outcome, note, staff, isAboutSender }) => (
          <li key={id} className="said">
            {outcomeInWords(outcome)}: {topicInWords(topic).toLowerCase()}
            {isAboutSender && ' (over de afzender)'}
            {note !== null && (
              <p className="typed" dir="auto">
                {note}
              </p>
            )}
            <span className="muted">
              <bdi>{staff ?? 'Een collega'}</bdi>, <When at={at} />
            </span>
          </li>
        ))}
      </ul>
    </Part>
  )
}

/** Other requests of the same sender. */
export function Others({ others }: Of<'others'>) {
  return (
    <Part id="others" title="Ook van deze afzender">
      {others.length === 0 && <p className="muted">Verder niets.</p>}
      <ul>
        {others.map(({ reference, kindWords, receivedAt, ...other }) => (
          <Line key={reference} icon="inbox">
            <Link href={`/aanvragen/${reference}`}>{kindWords}</Link>
            <span className="muted">
              {toldState(other).words}, <When at={receivedAt} />
            </span>
          </Line>
        ))}
      </ul>
    </Part>
  )
}

/** What the sender agreed to, in which version of its words, and whether these were read aloud to them. */
export function Consents({ consents, onBehalf }: Of<'consents' | 'onBehalf'>) {
  if (consents.length === 0) return null
  return (
    <Part id="consents" title="Toestemming">
      <ul>
        {consents.map(({ wording, version, givenAt }) => (
          <Line key={`${wording} ${version}`} icon="check">
            {wording}
            <span className="muted">
              versie {version}, {onBehalf !== null && 'voorgelezen aan de telefoon op '}
              <When at={givenAt} />
            </span>
          </Line>
        ))}
      </ul>
    </Part>
  )
}
