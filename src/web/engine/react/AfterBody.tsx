import { useEffect, useState } from 'react'
import { loading } from '../../../core/fields/brick/sentences.ts'
import { pause } from '../../../core/kernel/pause.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Fields } from '../../ui/Funnel.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { afterLastTry, afterPollAnswer, backToSending } from '../apply/after-sending.ts'
import type { AfterStep } from '../definition/after-step.ts'
import { pollOnce } from '../sending/poll.ts'
import { outcomeOf } from '../steps/after-outcome.ts'
import { useFunnel } from './funnel-context.ts'
import { StepView } from './StepView.tsx'

type PollState = { state: 'asking' | 'done' | 'late' | 'cold'; lookAgain: () => void }

/** Repeats the poll of an after step until it is done or the tries are used up; a failed try is logged and counts. */
function usePoll(poll: AfterStep['poll']): PollState {
  const [round, setRound] = useState(0)
  const [state, setState] = useState<Pick<PollState, 'state'>>({ state: 'asking' })
  const { store } = useFunnel()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round is the only reason to poll again
  useEffect(() => {
    if (!poll) return
    const controller = new AbortController()
    const run = async () => {
      let last: unknown
      for (let tries = 0; tries < poll.tries; tries++) {
        const answer = await pollOnce(store.environment, poll, controller.signal)
        if (answer !== undefined && poll.done(answer)) {
          void store.change((c) => afterPollAnswer(c, answer))
          return setState({ state: 'done' })
        }
        last = answer ?? last
        await pause(poll.everyMs, controller.signal)
      }
      if (last !== undefined) void store.change((c) => afterLastTry(c, last))
      setState({ state: 'late' })
    }
    if (poll.input(new URLSearchParams(store.environment.query())) === undefined)
      return setState({ state: 'cold' })
    setState({ state: 'asking' })
    run().catch(() => undefined)
    return () => controller.abort(new Error('the page was left'))
  }, [round, poll])
  return { ...state, lookAgain: () => setRound(round + 1) }
}

/** The body of a step after sending: what it waits for, then its own view. */
export default function AfterBody() {
  const { store, snapshot } = useFunnel()
  const after = store.funnel.after?.[snapshot.after ?? '']
  const { state, lookAgain } = usePoll(after?.poll)
  if (!after) return null
  const outcome = outcomeOf(store.funnel, snapshot)
  if (outcome)
    return (
      <>
        {state === 'asking' && <Loading text={after.poll?.waiting ?? loading} />}
        {outcome.load && <StepView key={outcome.title} step={{ load: outcome.load }} />}
        {(state === 'late' || outcome.again) && (
          <Fields>
            <div className="notice-actions">
              {state === 'late' && (
                <Button variant="secondary" onClick={lookAgain}>
                  Kijk opnieuw
                </Button>
              )}
              {outcome.again && (
                // beside the view's own way on this is the second choice
                <Button
                  variant={outcome.load ? 'quiet' : 'primary'}
                  onClick={() => void store.change(backToSending)}
                >
                  {outcome.again}
                </Button>
              )}
            </div>
          </Fields>
        )}
      </>
    )
  return (
    <>
      {after.poll && state === 'asking' && <Loading text={after.poll.waiting ?? loading} />}
      {after.cold && state === 'cold' && (
        <>
          <p>{after.cold.sentence}</p>
          <ButtonLink variant="secondary" href={after.cold.action.href}>
            {after.cold.action.label}
          </ButtonLink>
        </>
      )}
      {after.poll && state === 'late' && <Late sentence={after.poll.late} again={lookAgain} />}
      {(!after.poll || state === 'done') && (after.view || after.load) && <StepView step={after} />}
    </>
  )
}

function Late({ sentence, again }: { sentence: string; again: () => void }) {
  const retry = (
    <Button variant="secondary" size="small" onClick={again}>
      Probeer opnieuw
    </Button>
  )
  return (
    <Notice tone="warn" role="status" actions={retry}>
      <p>{sentence}</p>
    </Notice>
  )
}
