import {
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useSyncExternalStore,
} from 'react'
import { FormProvider } from '../../form/handle.ts'
import { FunnelLayout, SidePanel, StepHead } from '../../ui/Funnel.tsx'
import { Steps } from '../../ui/Steps.tsx'
import type { Funnel } from '../definition/define.ts'
import type { Snapshot } from '../state/snapshot.ts'
import { headOfAfter } from '../steps/after-outcome.ts'
import { gateOf } from '../steps/gate.ts'
import { stepAfter } from '../steps/navigation.ts'
import { stepList } from '../steps/step-list.ts'
import type { FunnelStore } from '../store.ts'
import { Boundary } from './Boundary.tsx'
import { DoneToast } from './Done.tsx'
import { formOf } from './form-handle.tsx'
import { type FunnelHandle, FunnelProvider } from './funnel-context.ts'
import { KeepButton, ResumedNotice } from './KeepForLater.tsx'
import { StepForm } from './StepForm.tsx'
import { loadAhead, StepView } from './StepView.tsx'
import { useStore } from './use-store.ts'
import { whenIdle } from './when-idle.ts'

export interface FunnelIslandProps {
  funnel: Funnel
  properties: Record<string, unknown>
  /** Phone number of the service desk, for the error block. */
  phone: string
}

/** Draws a funnel from its definition: the list of steps, the current step, its buttons, and what went wrong. */
export function FunnelIsland(props: FunnelIslandProps) {
  const store = useStore(props)
  const snapshot = useSyncExternalStore(store.subscribe, store.getSnapshot, store.getSnapshot)
  const root = useId()
  const handle = useMemo<FunnelHandle>(() => {
    const idOf = (path: string) => `${root}-${path.replace(/[^\w-]+/g, '-')}`
    return { store, snapshot, phone: props.phone, idOf }
  }, [store, snapshot, root, props.phone])
  const form = useMemo(() => formOf(store, snapshot, handle.idOf), [store, snapshot, handle])
  return (
    <FunnelProvider value={handle}>
      <FormProvider value={form}>
        <Boundary>
          <Screen handle={handle} />
        </Boundary>
      </FormProvider>
    </FunnelProvider>
  )
}

function Screen({ handle }: { handle: FunnelHandle }) {
  const { store, snapshot } = handle
  const title = useRef<HTMLHeadingElement>(null)
  const summary = useRef<HTMLDivElement>(null)
  useTitle(store.funnel, snapshot)
  useFocus(snapshot, gateOf(store.funnel, snapshot) !== undefined, title, summary)
  useFetchAhead(store, snapshot)
  return (
    <>
      <FunnelLayout steps={stepsOf(store.funnel, snapshot)} side={sideOf(store.funnel, snapshot)}>
        {snapshot.after ? (
          <>
            <StepHead ref={title} {...headOfAfter(store.funnel, snapshot)} />
            <StepView key={snapshot.after} step={afterBody} />
          </>
        ) : (
          <>
            {snapshot.resumed && <ResumedNotice />}
            <StepForm handle={handle} title={title} summary={summary} />
            {store.funnel.draft?.later && <KeepButton />}
          </>
        )}
      </FunnelLayout>
      {(snapshot.busy === 'sending' || snapshot.done) && <DoneToast done={snapshot.done} />}
    </>
  )
}

/** Loads ahead when the browser is idle: the numbering plans of phones, the code of this step, and then of the next one. */
function useFetchAhead(store: FunnelStore, { ready, derived, step }: Snapshot) {
  useEffect(() => {
    if (!ready) return undefined
    return whenIdle(async () => {
      void store.fetchPlans()?.catch(() => undefined)
      await loadAhead(store.funnel, step)
      await loadAhead(store.funnel, stepAfter(derived, step))
    })
  }, [store, ready, derived, step])
}

const afterBody = { load: () => import('./AfterBody.tsx') }

const stepsOf = (funnel: Funnel, snapshot: Snapshot): ReactNode => {
  if (funnel.head) return <funnel.head path="" />
  // a visitor who is back from a bank is on no step, and a failed payment ticks none
  return !isSingle(funnel) && !snapshot.after && <Steps steps={stepList(funnel, snapshot)} />
}

const isSingle = ({ steps, after = {} }: Funnel) => Object.keys({ ...steps, ...after }).length === 1

const sideOf = (funnel: Funnel, snapshot: Snapshot): ReactNode => {
  const side = snapshot.after
    ? undefined
    : funnel.side?.(snapshot.derived.known, snapshot.derived.context, snapshot.step)
  if (!side) return undefined
  // the overview shows all of it already
  const rows = snapshot.step === funnel.overview ? [] : side.rows
  if (rows.length === 0 && !side.price && !side.fact) return undefined
  return (
    <SidePanel
      title={side.title}
      facts={rows.map(({ label, value }) => ({ term: label, value }))}
      price={side.price}
      fact={side.fact}
    />
  )
}

/**
 * Sets the document's title to the step's, so that a tab, the history and a bookmark tell steps apart. A changed title is not
 * read out; the focus on the step's own title is.
 */
function useTitle(funnel: Funnel, snapshot: Snapshot) {
  const { ready, step, after } = snapshot
  const page = useRef('')
  const { title } = after ? headOfAfter(funnel, snapshot) : (funnel.steps[step] ?? { title: '' })
  // before the effect of an error summary, which marks the title
  useLayoutEffect(() => {
    if (!ready || isSingle(funnel)) return
    page.current ||= document.title
    document.title = page.current.startsWith(title) ? page.current : `${title} - ${page.current}`
  }, [funnel, ready, title])
}

/** Moves the focus: to the title after a move and when a gate comes or goes, to the summary after a failed `Volgende`. */
function useFocus(
  snapshot: Snapshot,
  gated: boolean,
  title: RefObject<HTMLHeadingElement | null>,
  summary: RefObject<HTMLDivElement | null>,
) {
  const { ready, moves, failed, busy, tries } = snapshot
  const before = useRef<boolean>(undefined)
  useEffect(() => {
    const toldBefore = before.current
    before.current = ready ? gated : undefined
    if (moves === 0 && (toldBefore === undefined || toldBefore === gated)) return
    title.current?.focus({ preventScroll: true })
    title.current?.closest('.funnel')?.scrollIntoView({ block: 'start' })
  }, [ready, moves, gated, title])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try that fails takes the focus, also one in no time
  useEffect(() => {
    if (failed && busy === 'no') summary.current?.focus()
  }, [failed, busy, tries, summary])
}
