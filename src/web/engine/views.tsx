import { type ComponentType, type RefObject, useEffect, useState } from 'react'
import { loading } from '../../core/fields/sentences.ts'
import { pause } from '../../core/kernel/pause.ts'
import { Button } from '../ui/Button.tsx'
import { StepHead } from '../ui/Funnel.tsx'
import { Loading } from '../ui/Loading.tsx'
import { Notice } from '../ui/Notice.tsx'
import type { AfterStep } from './after.ts'
import type { StepDefinition } from './define.ts'
import { useFunnel } from './funnel-context.ts'
import { ErrorBlock } from './Trouble.tsx'

const loaded = new Map<unknown, ComponentType>()

/** Fetches the view of a step that is near, so that it is there when the visitor is. */
export const loadAhead = (step: StepDefinition | undefined): void => {
  const load = step?.load
  if (load && !loaded.has(load))
    load().then(
      (module) => loaded.set(load, module.default),
      // a failed attempt ahead of time is tried again, and told, when the step is there
      () => undefined,
    )
}

/** The view of a step; one that is loaded with its step is fetched once, and can be tried again. */
function useView(of: Pick<StepDefinition, 'view' | 'load'>) {
  const [view, setView] = useState<ComponentType | undefined>(() => of.view ?? loaded.get(of.load))
  const [failed, setFailed] = useState(false)
  const { load } = of
  useEffect(() => {
    if (view || failed || !load) return
    let gone = false
    load().then(
      (module) => {
        loaded.set(load, module.default)
        if (!gone) setView(() => module.default)
      },
      () => !gone && setFailed(true),
    )
    return () => {
      gone = true
    }
  }, [view, failed, load])
  return { View: view, failed, retry: () => setFailed(false) }
}

export function StepView({ step }: { step: Pick<StepDefinition, 'view' | 'load'> }) {
  const { phone } = useFunnel()
  const { View, failed, retry } = useView(step)
  if (View) return <View />
  return failed ? <ErrorBlock phone={phone} onRetry={retry} /> : <Loading text={loading} />
}

type PollState = { state: 'asking' | 'done' | 'late'; answer?: unknown; again: () => void }

/** Asks the contract until the answer is there or the tries are used up; a failed try is logged and counts. */
function usePoll(poll: AfterStep['poll']): PollState {
  const [round, setRound] = useState(0)
  const [state, setState] = useState<Pick<PollState, 'state' | 'answer'>>({ state: 'asking' })
  const { store } = useFunnel()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round is the only reason to poll again
  useEffect(() => {
    if (!poll) return
    const controller = new AbortController()
    const run = async () => {
      for (let tries = 0; tries < poll.tries; tries++) {
        const answer = await store.poll(poll, controller.signal)
        if (answer !== undefined && poll.done(answer)) return setState({ state: 'done', answer })
        await pause(poll.everyMs, controller.signal)
      }
      setState({ state: 'late' })
    }
    setState({ state: 'asking' })
    run().catch(() => undefined)
    return () => controller.abort(new Error('the page was left'))
  }, [round, poll])
  return { ...state, again: () => setRound(round + 1) }
}

/** A step after sending: what it waits for, then its own view, or just its title. */
export function AfterView({ step, title }: { step: string; title: RefObject<HTMLHeadingElement | null> }) {
  const { store } = useFunnel()
  const after = store.funnel.after?.[step]
  const { state, again } = usePoll(after?.poll)
  if (!after) return null
  return (
    <>
      <StepHead ref={title} title={after.title} />
      {after.poll && state === 'asking' && <Loading text={after.poll.waiting ?? loading} />}
      {after.poll && state === 'late' && <Late sentence={after.poll.late} again={again} />}
      {(!after.poll || state === 'done') && (after.view || after.load) && <StepView step={after} />}
    </>
  )
}

/** It takes longer than it should: said as it is, with a way to look again. */
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
