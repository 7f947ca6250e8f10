import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { claimRequest } from '../../core/contract/requests/requests-calls.ts'
import type { RequestAct } from '../../core/requests/request-acts.ts'
import { unreachableSentence } from '../../core/staff/reply-acts.ts'
import { Notice } from '../../web/ui/Notice.tsx'
import { Failure } from '../kit/Failure.tsx'
import { OfficeIcon } from '../kit/OfficeIcon.tsx'
import { unsentOf } from '../kit/unsent.ts'
import { useKeys } from '../kit/use-keys.ts'
import { useOffice } from '../shell/office-context.ts'
import { useAct } from '../shell/use-act.ts'
import { formOf } from './act-forms.tsx'
import { ReplyForm } from './messages/ReplyForm.tsx'
import { type Reply, useReply } from './messages/use-reply.ts'
import { OfSender } from './OfSender.tsx'
import { isReply, labelOfAct, readInForm, readOfAct, toldActs, unsentWord } from './request-acts.ts'
import type { RequestWhole } from './request-words.ts'
import { useRequestAct } from './use-request-act.ts'

type FormAct = Exclude<RequestAct, 'claim'>

interface ActPanelProps {
  act: FormAct
  isShown: boolean
  request: RequestWhole
  /** What is being written to the sender, the same in every form that sends it. */
  reply: Reply
  onClose(done: boolean): void
}

/** Where somebody goes on in a form that opens: its first field, or its heading while it has none. */
const startOf = (panel: HTMLElement | null): HTMLElement | null =>
  panel?.querySelector<HTMLElement>('textarea, select, input:not([hidden])') ??
  panel?.querySelector<HTMLElement>('h3') ??
  null

/**
 * The form of an act below the buttons; hidden, it keeps what was typed. It opens at the top of the window, so that its fault, its
 * button and the answers below it are in sight, and no line at the foot of the window lies over it. Escape closes it, as its second
 * button does.
 */
function ActPanel({ act, isShown, request, reply, onClose }: ActPanelProps) {
  const panel = useRef<HTMLFieldSetElement>(null)
  const id = useId()
  useEffect(() => {
    if (!isShown) return
    startOf(panel.current)?.focus({ preventScroll: true })
    panel.current?.scrollIntoView({ block: 'start' })
  }, [isShown])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return
    event.preventDefault()
    onClose(false)
  }
  const Form = formOf(act, request)
  return (
    <fieldset
      ref={panel}
      className="stack sand-box act-form"
      aria-labelledby={id}
      hidden={!isShown}
      onKeyDown={onKeyDown}
    >
      <h3 id={id} tabIndex={-1}>
        {labelOfAct(act, request).replace('…', '')}
      </h3>
      <p className="muted">
        <OfSender name={request.name}>{readInForm(act, request)}</OfSender>
      </p>
      {Form && <Form request={request} onClose={onClose} />}
      {!Form && isReply(act) && <ReplyForm act={act} request={request} reply={reply} onClose={onClose} />}
    </fieldset>
  )
}

/** What may be done with the request now, each with what its sender will read of it. */
export function Acts({ request }: { request: RequestWhole }) {
  const { reference, version, acts, isUnreachable } = request
  const { call, me } = useOffice()
  const doAct = useRequestAct()
  const reply = useReply(request)
  const { fault, run } = useAct()
  const heading = useRef<HTMLHeadingElement>(null)
  const [shown, setShown] = useState<FormAct>()
  const [begun, setBegun] = useState<readonly FormAct[]>([])
  const claim = () =>
    run(async () => {
      await doAct(() => call(claimRequest, { params: { reference }, body: { version } }), 'Van jou.')
      heading.current?.focus()
    })
  const begin = (act: RequestAct) => {
    if (act === 'claim') return void claim()
    setBegun((all) => (all.includes(act) ? all : [...all, act]))
    setShown(act)
  }
  const close = (act: FormAct, done: boolean) => {
    setShown((now) => (now === act ? undefined : now))
    if (done) setBegun((all) => all.filter((one) => one !== act))
    heading.current?.focus()
  }
  // whoever took a message back, and stands nowhere else, is at its text again
  const isOnItsWay = request.waiting?.by.id === me.id
  const wasOnItsWay = useRef(isOnItsWay)
  const back = request.draft?.act
  useEffect(() => {
    const isTakenBack = wasOnItsWay.current && !isOnItsWay && back !== undefined
    wasOnItsWay.current = isOnItsWay
    if (!isTakenBack || document.activeElement !== document.body) return
    setBegun((all) => (all.includes(back) ? all : [...all, back]))
    setShown(back)
  }, [isOnItsWay, back])
  useKeys(Object.fromEntries(acts.map((act) => [toldActs[act].letter, () => begin(act)])))
  return (
    <section className="stack act-section" aria-labelledby="acts">
      <h2 id="acts" ref={heading} tabIndex={-1}>
        Wat nu?
      </h2>
      {fault && <Failure fault={fault} />}
      {isUnreachable && acts.length > 0 && (
        <Notice>
          <p>{unreachableSentence}</p>
        </Notice>
      )}
      {acts.length === 0 && <p className="muted">Je kunt nu niets met deze aanvraag doen.</p>}
      <ul className="acts">
        {acts.map((act) => (
          <li key={act}>
            <button
              type="button"
              className="act"
              aria-keyshortcuts={toldActs[act].letter}
              {...(act !== 'claim' && { 'aria-expanded': shown === act })}
              onClick={() => begin(act)}
            >
              <OfficeIcon name={toldActs[act].icon} size="s" />
              <span>
                <strong>{labelOfAct(act, request)}</strong>
                <span className="muted">
                  <OfSender name={request.name}>
                    {unsentOf(unsentWord(reference, act)) || reply.of === act
                      ? 'Wat je typte staat er nog'
                      : readOfAct(act, request)}
                  </OfSender>
                </span>
              </span>
              <span aria-hidden="true">
                <kbd>{toldActs[act].letter}</kbd>
              </span>
            </button>
          </li>
        ))}
      </ul>
      {begun.map((act) => (
        <ActPanel
          key={act}
          act={act}
          isShown={shown === act}
          request={request}
          reply={reply}
          onClose={(done) => close(act, done)}
        />
      ))}
    </section>
  )
}
