import { Fragment, useEffect, useRef, useState } from 'react'
import { Link } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'
import type { AnswerOf } from '../../core/contract/endpoint.ts'
import { askRefund, checkRefund } from '../../core/contract/refunds/refunds-calls.ts'
import { readRequest } from '../../core/contract/requests/requests-calls.ts'
import { optional } from '../../core/fields/brick/brick.ts'
import { group } from '../../core/fields/brick/group.ts'
import { purchaseReference, refundAmount, refundNote } from '../../core/fields/staff/refund.ts'
import { formatCents } from '../../core/kernel/money.ts'
import { Button } from '../../web/ui/Button.tsx'
import { Notice } from '../../web/ui/Notice.tsx'
import { BrickForm } from '../kit/BrickForm.tsx'
import { OfficeIcon } from '../kit/OfficeIcon.tsx'
import { useOffice } from '../shell/office-context.ts'
import { useReread } from '../shell/use-call.ts'
import { refundWantedIn } from './refund-wanted.ts'

const fields = group({ reference: purchaseReference, amount: optional(refundAmount), note: refundNote })
const nothing = group({})

/** What is asked, with what the server says will go back. */
type Asked = AnswerOf<typeof checkRefund> & { reference: string; note: string }

const mailOf = ({ isMailed }: Asked): string =>
  isMailed
    ? 'Wie betaalde, krijgt een e-mail zodra de bank het heeft teruggegeven.'
    : 'Wie betaalde, heeft geen account meer en krijgt geen e-mail.'

const factsOf = ({ title, reference, amountCents, paidCents, backCents, note }: Asked) =>
  [
    ['Gaat terug', formatCents(amountCents)],
    ['Bestelling', title],
    ['Referentie', reference],
    ['Betaald', formatCents(paidCents)],
    ['Al terug', formatCents(backCents)],
    ['Waarom', note],
  ] as const

interface ConfirmProps {
  asked: Asked
  /** Goes back to the form; `told` says what was done. */
  onClose(told?: string): void
}

/** What will go back, before it does. */
function Confirm({ asked, onClose }: ConfirmProps) {
  const { call } = useOffice()
  const reread = useReread()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { reference, amountCents, note, backCents, title } = asked
  const amount = formatCents(amountCents)
  return (
    <>
      <h3 ref={heading} tabIndex={-1}>
        Dit gaat terug
      </h3>
      <dl className="facts-list">
        {factsOf(asked).map(([label, value]) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
      </dl>
      <p>{mailOf(asked)}</p>
      <BrickForm
        group={nothing}
        button={`Betaal ${amount} terug`}
        busyText="Terugbetalen…"
        send={async () => {
          await call(askRefund, { body: { reference, amountCents, note, seenBackCents: backCents } })
          await reread(readRequest)
          onClose(`${amount} gaat terug voor ${title} (${reference}). ${mailOf(asked)}`)
        }}
        beside={
          <Button variant="quiet" onClick={() => onClose()}>
            Toch niet
          </Button>
        }
      />
    </>
  )
}

/** Leads back to the request from which somebody came here, as it was left. */
function BackToRequest({ reference }: { reference: string }) {
  return (
    <p className="no-print">
      <Link
        className="btn btn-quiet"
        href={`/aanvragen/${reference}`}
        onClick={(event) => {
          event.preventDefault()
          history.back()
        }}
      >
        <OfficeIcon name="left" size="s" />
        Terug naar de aanvraag
      </Link>
    </p>
  )
}

/**
 * Gives money of a purchase back: what is asked, what will go back, and then that it does. Whoever comes from a request finds its
 * order filled in, and the way back.
 */
export function Refund() {
  const { call } = useOffice()
  const wanted = refundWantedIn(useHistoryState<unknown>())
  const heading = useRef<HTMLHeadingElement>(null)
  const [asked, setAsked] = useState<Asked>()
  const [told, setTold] = useState('')
  const [count, setCount] = useState(0)
  const close = (done = '') => {
    setAsked(undefined)
    setTold(done)
    // the next one begins with an empty form; who changed their mind finds it as it was
    if (done !== '') setCount(count + 1)
    heading.current?.focus()
  }
  return (
    <section className="stack">
      <h2 ref={heading} tabIndex={-1}>
        Betaal geld terug
      </h2>
      {told !== '' && (
        <Notice tone="ok" role="status">
          <p>{told}</p>
        </Notice>
      )}
      {wanted !== undefined && <BackToRequest reference={wanted} />}
      {asked && <Confirm asked={asked} onClose={close} />}
      <div hidden={asked !== undefined}>
        <BrickForm
          key={count}
          group={fields}
          initial={wanted !== undefined && count === 0 ? { reference: wanted } : {}}
          button="Kijk wat er teruggaat"
          busyText="Uitrekenen…"
          send={async ({ reference: typed, amount, note }) => {
            setTold('')
            const reference = String(typed)
            const body = { reference, ...(typeof amount === 'number' && { amountCents: amount }) }
            setAsked({ ...(await call(checkRefund, { body })), reference, note: String(note) })
          }}
        />
      </div>
    </section>
  )
}
