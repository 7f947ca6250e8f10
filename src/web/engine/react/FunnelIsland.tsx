import {
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { fetchAnswer } from '../../../core/contract/client.ts'
import { visitor } from '../../../core/kernel/viewer.ts'
import { type FormHandle, FormProvider } from '../../form/handle.ts'
import { FunnelLayout, SidePanel, StepHead } from '../../ui/Funnel.tsx'
import { Steps } from '../../ui/Steps.tsx'
import type { Funnel } from '../definition/define.ts'
import type { Environment } from '../state/environment.ts'
import { gateOf } from '../steps/gate.ts'
import { whenIdle } from '../steps/lazy-modules.ts'
import { stepAfter } from '../steps/navigation.ts'
import { stepList } from '../steps/step-list.ts'
import { FunnelStore, type Snapshot } from '../store.ts'
import { watchPointer } from './after-click.ts'
import { browserEnvironment } from './browser-environment.ts'
import { DoneToast } from './Done.tsx'
import { type FunnelHandle, FunnelProvider } from './funnel-context.ts'
import { StepForm } from './StepForm.tsx'
import { loadAhead, StepView } from './StepView.tsx'
import { onViewer, whoIsIt } from './viewer.ts'

export interface FunnelIslandProps {
  funnel: Funnel
  /** The block's properties: what editors may change. */
  properties: Record<string, unknown>
  /** Of the service desk, for the error block. */
  phone: string
}

/** Kept pages outlive a day, so the first HTML knows none; the browser's own day counts once the funnel is ready. */
const noDay = '1970-01-01'

/** The environment of a server: it holds the shape of the funnel's first step and can do nothing. */
const serverEnvironment: Environment = {
  readDraft: () => undefined,
  writeDraft: () => undefined,
  clearDraft: () => undefined,
  keepConfirmation: () => undefined,
  call: () => Promise.reject(new Error('no calls while rendering')),
  newKey: () => '',
  requestedStep: () => null,
  query: () => '',
  showStep: () => undefined,
  travelled: () => undefined,
  goBack: () => undefined,
  leaveFor: () => undefined,
  handOver: () => undefined,
  record: () => undefined,
  log: () => undefined,
  today: () => noDay,
  afterClick: (then) => then(),
}

/** What editors gave, judged by the funnel's own schema. A wrong one fails the block, not the page. */
const propertiesOf = (funnel: Funnel, given: Record<string, unknown>): Record<string, unknown> => {
  const result = funnel.properties.schema.safeParse(given)
  if (result.success) return result.data as Record<string, unknown>
  const { path, message } = result.error.issues[0] ?? { path: [], message: '' }
  throw new Error(`${funnel.slug}: property ${path.join('.')}: ${message}`)
}

const useStore = ({ funnel, properties }: FunnelIslandProps): FunnelStore => {
  const [store] = useState(
    () =>
      new FunnelStore(
        funnel,
        { viewer: visitor, properties: propertiesOf(funnel, properties), today: noDay },
        import.meta.env.SSR ? serverEnvironment : browserEnvironment(funnel),
      ),
  )
  useEffect(() => {
    let gone = false
    const begin = async () => {
      const [viewer] = await Promise.all([whoIsIt(), store.recall()])
      if (!gone) store.begin(viewer)
    }
    void begin()
    const follow = () => store.followAddress()
    const restored = ({ persisted }: PageTransitionEvent) => persisted && store.restored()
    window.addEventListener('popstate', follow)
    window.addEventListener('pageshow', restored)
    const forget = onViewer((viewer) => store.viewerChanged(viewer))
    const unwatch = watchPointer()
    return () => {
      gone = true
      window.removeEventListener('popstate', follow)
      window.removeEventListener('pageshow', restored)
      forget()
      unwatch()
      store.dispose()
    }
  }, [store])
  return store
}

const formOf = (store: FunnelStore, snapshot: Snapshot, idOf: (path: string) => string): FormHandle => ({
  idOf,
  value: (path) => store.answer(path),
  set: (path, value) => store.set(path, value),
  touch: (path, clean) => store.touch(path, clean),
  error: (path) => snapshot.errors[path],
  shown: (path) => snapshot.derived.shown(path),
  fixed: (path) => store.isFixed(path),
  labels: (path) => store.funnel.labels?.[path]?.(snapshot.derived.context) ?? {},
  wait: (work) => store.wait(work),
  setCount: (path, count) => store.setCount(path, count),
  removeEntry: (path, index) => store.removeEntry(path, index),
  call: fetchAnswer,
})

/** Draws a funnel from its definition: steps, the current step, the way on, and what went wrong. */
export function FunnelIsland(props: FunnelIslandProps) {
  const store = useStore(props)
  const snapshot = useSyncExternalStore(store.subscribe, store.getSnapshot, store.getSnapshot)
  const root = useId()
  const handle = useMemo<FunnelHandle>(() => {
    const idOf = (path: string) => `${root}-${path.replace(/[^\w-]+/g, '-')}`
    return { store, snapshot, phone: props.phone, idOf }
  }, [store, snapshot, root, props.phone])
  const form = useMemo(() => formOf(store, snapshot, handle.idOf), [store, snapshot, handle])
  const title = useRef<HTMLHeadingElement>(null)
  const summary = useRef<HTMLDivElement>(null)
  useTitle(store.funnel, snapshot)
  useFocus(snapshot, gateOf(store.funnel, snapshot) !== undefined, title, summary)
  useEffect(() => (snapshot.ready ? whenIdle(() => store.fetchAhead()) : undefined), [store, snapshot.ready])
  useEffect(() => {
    const next = snapshot.ready ? stepAfter(snapshot.derived, snapshot.step) : undefined
    if (next) loadAhead(store.funnel.steps[next])
  }, [store, snapshot.ready, snapshot.derived, snapshot.step])
  useEffect(() => {
    if (!snapshot.ready) return
    for (const [name, read] of Object.entries(store.funnel.reads ?? {}))
      if (read.ahead === snapshot.step) store.ask(name, undefined)
  }, [store, snapshot.ready, snapshot.step])
  return (
    <FunnelProvider value={handle}>
      <FormProvider value={form}>
        <FunnelLayout
          steps={isSingle(store.funnel) ? undefined : <Steps steps={stepList(store.funnel, snapshot)} />}
          side={sideOf(store.funnel, snapshot)}
        >
          {snapshot.after ? (
            <>
              <StepHead ref={title} title={store.funnel.after?.[snapshot.after]?.title ?? ''} />
              <StepView key={snapshot.after} step={afterBody} />
            </>
          ) : (
            <StepForm handle={handle} title={title} summary={summary} />
          )}
        </FunnelLayout>
        <DoneToast done={snapshot.done} />
      </FormProvider>
    </FunnelProvider>
  )
}

/** What stands below the title of a step that follows on sending; fetched only where there is one. */
const afterBody = { load: () => import('./AfterBody.tsx') }

/** A single form has no steps to show. */
const isSingle = ({ steps, after = {} }: Funnel) => Object.keys({ ...steps, ...after }).length === 1

const sideOf = (funnel: Funnel, snapshot: Snapshot): ReactNode => {
  const side = snapshot.after ? undefined : funnel.side?.(snapshot.derived.known, snapshot.derived.context)
  if (!side) return undefined
  // the overview says it all already
  const rows = snapshot.step === funnel.overview ? [] : side.rows
  if (rows.length === 0 && !side.price && !side.fact) return undefined
  return (
    <SidePanel
      title={side.title}
      facts={rows.map(({ label, value }) => ({ term: label, value }))}
      {...(side.price && { price: side.price })}
      {...(side.fact && { fact: side.fact })}
    />
  )
}

/**
 * The document's title follows the step, so that a tab, the history and a bookmark tell them apart. Nobody reads a
 * changed title out: the focus on the step's own title does that, once.
 */
function useTitle(funnel: Funnel, { ready, step, after }: Snapshot) {
  const page = useRef('')
  const { title = '' } = funnel.after?.[after ?? ''] ?? funnel.steps[step] ?? {}
  // before the effect of an error summary, which marks the title
  useLayoutEffect(() => {
    if (!ready || isSingle(funnel)) return
    page.current ||= document.title
    document.title = page.current.startsWith(title) ? page.current : `${title} - ${page.current}`
  }, [funnel, ready, title])
}

/** After a move, and when a gate comes or goes, the title takes the focus; after a failed `Volgende` the summary does. */
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
