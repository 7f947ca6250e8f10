import { type ReactNode, Suspense, useState } from 'react'
import { Link, useLocation, useParams } from 'wouter'
import { readRequest } from '../../core/contract/requests/requests-calls.ts'
import type { Fault } from '../../core/kernel/fault.ts'
import { Button } from '../../web/ui/Button.tsx'
import { Notice } from '../../web/ui/Notice.tsx'
import { Colleague } from '../kit/Colleague.tsx'
import { Failure } from '../kit/Failure.tsx'
import { OfficeIcon } from '../kit/OfficeIcon.tsx'
import { OthersHere } from '../kit/OthersHere.tsx'
import { Screen } from '../kit/Screen.tsx'
import { Sign } from '../kit/Sign.tsx'
import { useKeys } from '../kit/use-keys.ts'
import { usePresence } from '../kit/use-presence.ts'
import { When } from '../kit/When.tsx'
import { useOffice } from '../shell/office-context.ts'
import { useCall } from '../shell/use-call.ts'
import { Acts } from './Acts.tsx'
import { AnswersPart } from './AnswersPart.tsx'
import { AskReason } from './AskReason.tsx'
import { Boxes, Calls, Consents, Deliveries, Files, Notes, Others } from './facts.tsx'
import { HeldClaim } from './HeldClaim.tsx'
import { kindPartOf } from './kind-parts.ts'
import { cameFrom } from './list-place.ts'
import { messageId, Thread } from './messages/Thread.tsx'
import { PromiseBox } from './Promised.tsx'
import { RequestTimeline } from './RequestTimeline.tsx'
import { type RequestWhole, toldFlag, toldState } from './request-words.ts'
import { viewOf } from './views.ts'

/** The way back to the list, at the place where it was left, and to the requests before and after this one. */
function Around({ reference }: { reference: string }) {
  const [, navigate] = useLocation()
  const from = cameFrom()
  const at = from?.references.indexOf(reference) ?? -1
  const before = at < 0 ? undefined : from?.references[at - 1]
  const after = at < 0 ? undefined : from?.references[at + 1]
  const openOther = (other: string | undefined) =>
    other !== undefined && navigate(`/aanvragen/${other}`, { replace: true, state: from })
  // while a form is open a letter leads nowhere else, so that nothing typed is lost
  const byLetter = (other: string | undefined) =>
    !document.querySelector('.act-form:not([hidden])') && openOther(other)
  useKeys({ j: () => byLetter(after), k: () => byLetter(before) })
  const view = viewOf(new URLSearchParams(from?.search).get('weergave') ?? undefined)
  const linkTo = (other: string | undefined, label: string, icon: 'up' | 'down') =>
    other !== undefined && (
      <Link
        className="btn btn-quiet btn-icon"
        aria-label={label}
        href={`/aanvragen/${other}`}
        onClick={(event) => {
          event.preventDefault()
          openOther(other)
        }}
      >
        <OfficeIcon name={icon} size="s" />
      </Link>
    )
  return (
    <nav className="around no-print" aria-label="Lijst">
      <Link
        className="btn btn-quiet"
        href={`/aanvragen${from?.search ? `?${from.search}` : ''}`}
        onClick={(event) => {
          if (!from) return
          event.preventDefault()
          history.back()
        }}
      >
        <OfficeIcon name="left" size="s" />
        {from?.label ?? view.label}
      </Link>
      {linkTo(before, 'Vorige aanvraag', 'up')}
      {linkTo(after, 'Volgende aanvraag', 'down')}
    </nav>
  )
}

/**
 * Leads to the last message of the sender while it waits for us: on a narrow screen the messages stand below all else. It moves the
 * focus and leaves the address as it is, so that the way back stays the way to the list.
 */
function ToMessage({ request: { conversation, messages } }: { request: RequestWhole }) {
  const last = messages.findLast(({ from }) => from === 'sender')
  if (conversation !== 'answered' || !last) return null
  const id = messageId(last)
  return (
    <li className="no-print">
      <a
        className="to-message"
        href={`#${id}`}
        onClick={(event) => {
          event.preventDefault()
          document.getElementById(id)?.focus()
        }}
      >
        Naar het bericht
      </a>
    </li>
  )
}

/** What a request is, in one line: its reference, state, desk, age and owner. */
function Head({ request }: { request: RequestWhole }) {
  const { me, start } = useOffice()
  const { reference, desk, receivedAt, owner } = request
  const { icon, words, tone } = toldState(request)
  return (
    <ul className="request-head">
      <li translate="no">{reference}</li>
      <li>
        <Sign icon={icon} tone={tone}>
          {words}
        </Sign>
      </li>
      <ToMessage request={request} />
      {desk !== null && <li>{start.desks[desk] ?? desk}</li>}
      <li>
        binnengekomen <When at={receivedAt} />
      </li>
      <li>
        {owner ? (
          <Colleague id={owner.id} name={owner.name} {...(owner.id === me.id && { words: 'van jou' })} />
        ) : (
          <span className="muted">van niemand</span>
        )}
      </li>
    </ul>
  )
}

interface WholeProps {
  request: RequestWhole
  /** Called at each thing that is typed in a form of the request. */
  onTyping(): void
  children: ReactNode
}

function Whole({ request, onTyping, children }: WholeProps) {
  const { reference, kind, kindWords, name, flags, heldUntil, timeline } = request
  const KindPart = kindPartOf(kind)
  return (
    <Screen
      title={kindWords}
      name={name}
      tab={`${kindWords} ${reference}`}
      acts={
        <Button variant="quiet" onClick={() => window.print()}>
          Print
        </Button>
      }
    >
      {children}
      <div className="request-top">
        <Head request={request} />
        <PromiseBox request={request} />
        {heldUntil !== null && <HeldClaim until={heldUntil} />}
      </div>
      {flags.length > 0 && (
        <Notice tone="warn" title="Let op">
          <p>{flags.map(toldFlag).join('. ')}.</p>
        </Notice>
      )}
      {request.partnersInTrouble.length > 0 && (
        <div className="no-print">
          <Notice tone="warn" title="Zeg aan de telefoon">
            {request.partnersInTrouble.map(({ partner, toSay }) => (
              <p key={partner}>‘{toSay}’</p>
            ))}
          </Notice>
        </div>
      )}
      <div className="request-parts" onInput={onTyping}>
        <div className="stack">
          <Acts request={request} />
          {KindPart && (
            <Suspense fallback={<p className="muted">Een moment…</p>}>
              <KindPart request={request} />
            </Suspense>
          )}
          <Boxes {...request} />
          <AnswersPart request={request} />
          <RequestTimeline timeline={timeline} />
          <div className="boxes">
            <Files {...request} />
            <Deliveries {...request} />
          </div>
        </div>
        <div className="stack request-aside">
          <Thread request={request} />
          <Notes timeline={timeline} />
          <Calls {...request} />
          <Others {...request} />
          <Consents {...request} />
        </div>
      </div>
    </Screen>
  )
}

interface RefusedProps {
  fault: Fault
  onReason(reason: string): void
  onAgain(): void
}

/** In the place of a request that is not there, or that somebody may not open, or not without a reason. */
function Refused({ fault, onReason, onAgain }: RefusedProps) {
  if (fault.code === 'reason-needed')
    return (
      <Screen title="Zeg waarom je dit opent">
        <AskReason told={fault.message} onReason={onReason} />
      </Screen>
    )
  const titles: Readonly<Record<number, string>> = {
    400: 'Deze aanvraag is er niet',
    403: 'Deze aanvraag hoort niet bij jouw rol',
    404: 'Deze aanvraag is er niet',
  }
  return (
    <Screen title={titles[fault.status] ?? 'Deze aanvraag is niet te lezen'}>
      {fault.status === 400 ? (
        <p>Er zit een typefout in het adres. Een referentie ziet eruit als 7KQM-X4TF.</p>
      ) : (
        <Failure fault={fault} onAgain={onAgain} />
      )}
    </Screen>
  )
}

/** Whether colleagues are told that it is open here: not of who opened it with a reason alone, who is no party to it. */
const isShared = ({ isOwn, acts }: RequestWhole): boolean => isOwn || acts.length > 0

function OneRequest({ reference }: { reference: string }) {
  const [reason, setReason] = useState<string>()
  const { data, error, refetch } = useCall(
    readRequest,
    { params: { reference }, query: { reason } },
    { onReturn: false },
  )
  const { others, typing } = usePresence(data && isShared(data) ? `request/${data.reference}` : undefined)
  const again = () => void refetch()
  return (
    <>
      <div className="request-bar">
        <Around reference={reference} />
        <OthersHere others={others} />
      </div>
      {data ? (
        // what was read stays, with whatever is being typed, also when it cannot be read anew
        <Whole request={data} onTyping={typing}>
          {error &&
            (error.code === 'reason-needed' ? (
              <AskReason told={error.message} onReason={setReason} />
            ) : (
              <Failure fault={error} onAgain={again} />
            ))}
        </Whole>
      ) : error ? (
        <Refused fault={error} onReason={setReason} onAgain={again} />
      ) : (
        <Screen title="Aanvraag">
          <p className="muted">Een moment…</p>
        </Screen>
      )}
    </>
  )
}

/** One request whole: what was asked, what happened, and what may be done now. */
export default function RequestScreen() {
  const { reference = '' } = useParams()
  return <OneRequest key={reference} reference={reference} />
}
