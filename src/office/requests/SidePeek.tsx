import { readRequest } from '../../core/contract/requests/requests-calls.ts'
import { Button } from '../../web/ui/Button.tsx'
import { Failure } from '../kit/Failure.tsx'
import { OfficeIcon } from '../kit/OfficeIcon.tsx'
import { SidePanel } from '../kit/SidePanel.tsx'
import { When } from '../kit/When.tsx'
import { useCall } from '../shell/use-call.ts'
import { Answers } from './Answers.tsx'
import { OfSender } from './OfSender.tsx'
import { PromiseBox } from './Promised.tsx'
import { type RequestWhole, toldFlag } from './request-words.ts'

interface SidePeekProps {
  reference: string
  /** Opens the request in the place of the list. */
  onOpen(): void
  onClose(): void
}

/** How many answers, and how many of the last events, stand beside the list; the rest is on the request's own page. */
const [someAnswers, someEvents] = [8, 4]

function Peek({ request }: { request: RequestWhole }) {
  const { name, flags, answers, corrections, timeline, others, messages } = request
  const last = messages.at(-1)
  return (
    <>
      <PromiseBox request={request} />
      {flags.length > 0 && (
        <p className="promise" data-tone="soon">
          <OfficeIcon name="warning" size="s" />
          <span>Let op: {flags.map(toldFlag).join(', ')}.</span>
        </p>
      )}
      {last && (
        <div className="stack">
          <h3>Laatste bericht</h3>
          <div className="message" data-from={last.from}>
            <p className="typed message-text message-short" dir="auto">
              {last.text}
            </p>
            <p className="muted">
              {last.by ? <bdi>{last.by.name}</bdi> : <OfSender name={name}>De afzender</OfSender>},{' '}
              <When at={last.at} />
            </p>
          </div>
        </div>
      )}
      <div className="stack">
        <h3>Antwoorden</h3>
        <Answers answers={answers.slice(0, someAnswers)} corrections={corrections} />
        {answers.length > someAnswers && (
          <p className="muted">En nog {answers.length - someAnswers} antwoorden.</p>
        )}
      </div>
      <div className="stack">
        <h3>Verloop</h3>
        <dl className="facts-list">
          {timeline
            .slice(-someEvents)
            .reverse()
            .map(({ at, words, note }, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two events may happen at one instant, and none changes places
              <div key={place} className="keys-row">
                <dt>
                  <When at={at} />
                </dt>
                <dd>
                  {words}
                  {note !== null && (
                    <span className="typed" dir="auto">
                      {note}
                    </span>
                  )}
                </dd>
              </div>
            ))}
        </dl>
      </div>
      {others.length > 0 && (
        <p className="muted">
          Nog {others.length === 1 ? '1 aanvraag' : `${others.length} aanvragen`} van deze afzender.
        </p>
      )}
    </>
  )
}

/** A request beside the list. That it was looked at stands in the trail, so that only what is opened is read. */
export function SidePeek({ reference, onOpen, onClose }: SidePeekProps) {
  const { data, error, refetch } = useCall(
    readRequest,
    { params: { reference }, query: {} },
    { onReturn: false },
  )
  const needsReason = error?.code === 'reason-needed'
  return (
    <SidePanel
      title={data ? (data.name ?? data.kindWords) : error ? 'Niet te lezen' : 'Een moment…'}
      above={data ? `${reference}, ${data.kindWords}` : reference}
      onClose={onClose}
      foot={
        <Button variant="secondary" onClick={onOpen}>
          {needsReason ? 'Zeg waarom' : 'Open'}{' '}
          <span aria-hidden="true">
            <kbd>Enter</kbd>
          </span>
        </Button>
      }
    >
      {error && <Failure fault={error} onAgain={() => void refetch()} />}
      {data && <Peek request={data} />}
    </SidePanel>
  )
}
