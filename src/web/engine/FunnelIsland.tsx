import {
  type FormEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { call } from '../../core/contract/client.ts'
import { fillInAgain, required, unfinished } from '../../core/fields/sentences.ts'
import { visitor } from '../../core/kernel/viewer.ts'
import { type FormHandle, FormProvider } from '../form/handle.ts'
import { Parts } from '../form/Parts.tsx'
import { ErrorSummary } from '../ui/ErrorSummary.tsx'
import { Fields, FunnelLayout, FunnelNav, SidePanel, StepHead } from '../ui/Funnel.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Steps } from '../ui/Steps.tsx'
import { Done, DoneToast } from './Done.tsx'
import type { Funnel, StepDefinition } from './define.ts'
import { browserEnvironment, type Environment } from './environment.ts'
import { type FunnelHandle, FunnelProvider } from './funnel-context.ts'
import { Overview } from './Overview.tsx'
import { watchPointer } from './pointer.ts'
import { stepList } from './step-list.ts'
import { FunnelStore, type Snapshot } from './store.ts'
import { ErrorBlock, Refusal } from './Trouble.tsx'
import { onViewer, whoIsIt } from './viewer.ts'
import { AfterView, loadAhead, StepView } from './views.tsx'
import { isLast, stepAfter, stepBefore } from './walk.ts'

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
  fingerprint: async () => '',
  requestedStep: () => null,
  query: () => '',
  showStep: () => undefined,
  leaveFor: () => undefined,
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
        typeof window === 'undefined' ? serverEnvironment : browserEnvironment(funnel),
      ),
  )
  useEffect(() => {
    let gone = false
    const begin = async () => {
      const viewer = await whoIsIt()
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
  shown: (path) => snapshot.survey.shown(path),
  wait: (work) => store.wait(work),
  setCount: (path, count) => store.setCount(path, count),
  removeEntry: (path, index) => store.removeEntry(path, index),
  call,
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
  useFocus(snapshot, title, summary)
  useEffect(() => {
    const next = snapshot.ready ? stepAfter(snapshot.survey, snapshot.step) : undefined
    if (next) loadAhead(store.funnel.steps[next])
  }, [store, snapshot.ready, snapshot.survey, snapshot.step])
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
            <AfterView key={snapshot.after} step={snapshot.after} title={title} />
          ) : (
            <StepForm handle={handle} title={title} summary={summary} />
          )}
        </FunnelLayout>
        <DoneToast done={snapshot.done} />
      </FormProvider>
    </FunnelProvider>
  )
}

/** A single form has no steps to show. */
const isSingle = ({ steps, after = {} }: Funnel) => Object.keys({ ...steps, ...after }).length === 1

const sideOf = (funnel: Funnel, snapshot: Snapshot): ReactNode => {
  const side = snapshot.after ? undefined : funnel.side?.(snapshot.survey.known, snapshot.survey.context)
  return (
    side && (
      <SidePanel
        title={side.title}
        facts={side.rows.map(({ label, value }) => ({ term: label, value }))}
        {...(side.price && { price: side.price })}
        {...(side.fact && { fact: side.fact })}
      />
    )
  )
}

/** After a move the title takes the focus; after a failed `Volgende` the summary does. */
function useFocus(
  snapshot: Snapshot,
  title: RefObject<HTMLHeadingElement | null>,
  summary: RefObject<HTMLDivElement | null>,
) {
  const { moves, failed, busy } = snapshot
  useEffect(() => {
    if (moves === 0) return
    title.current?.focus({ preventScroll: true })
    title.current?.closest('.funnel')?.scrollIntoView({ block: 'start' })
  }, [moves, title])
  // busy goes to and fro with every try, so a second failed one takes the focus again
  useEffect(() => {
    if (failed && busy === 'no') summary.current?.focus()
  }, [failed, busy, summary])
}

interface StepFormProps {
  handle: FunnelHandle
  title: RefObject<HTMLHeadingElement | null>
  summary: RefObject<HTMLDivElement | null>
}

function StepForm({ handle, title, summary }: StepFormProps) {
  const { store, snapshot } = handle
  const step = store.funnel.steps[snapshot.step]
  if (!step) return null
  const send = (event: FormEvent) => {
    event.preventDefault()
    void store.next()
  }
  return (
    // answers are checked by the funnel's own sentences, so the browser's are switched off
    <form
      className="step-form"
      noValidate
      onSubmit={send}
      inert={!snapshot.ready}
      data-step={snapshot.step}
      data-direction={snapshot.direction}
    >
      {snapshot.failed && <ErrorSummary ref={summary} title={unfinished} faults={faultsOf(handle)} />}
      <StepHead ref={title} title={step.title} lead={step.intro} />
      {snapshot.done && <Done {...snapshot.done} />}
      {snapshot.again.length > 0 && (
        <Notice tone="warn" role="status">
          <p>{fillInAgain}</p>
        </Notice>
      )}
      <StepBody step={step} stepKey={snapshot.step} overview={store.funnel.overview === snapshot.step} />
      {snapshot.trouble?.kind === 'generic' && <ErrorBlock phone={handle.phone} />}
      {snapshot.trouble?.kind === 'sentence' && <Refusal {...snapshot.trouble} />}
      {!step.ownButtons && <Nav handle={handle} />}
    </form>
  )
}

/** Faulty fields in the order of the screen. The generic sentence gets its field's name: it is said of many. */
const faultsOf = ({ snapshot, idOf }: FunnelHandle) => {
  const layout = snapshot.survey.layouts[snapshot.step]
  const order = [...(layout?.fields ?? []), ...(layout?.groups ?? []), ...(layout?.lists ?? [])].map(
    ({ path }) => path,
  )
  const named = (path: string, text: string) => {
    const label = layout?.fields.find((field) => field.path === path)?.brick.facts.label
    return label ? `${label}${label.endsWith('?') ? '' : ':'} ${text}` : text
  }
  return Object.entries(snapshot.errors)
    .sort(([a], [b]) => order.indexOf(a) - order.indexOf(b))
    .map(([path, text]) => ({ id: idOf(path), text: text === required ? named(path, text) : text }))
}

function StepBody({
  step,
  stepKey,
  overview,
}: {
  step: StepDefinition
  stepKey: string
  overview: boolean
}): ReactNode {
  if (step.view || step.load) return <StepView key={stepKey} step={step} />
  const fields = Object.keys(step.asks).length > 0 && (
    <Fields>
      <Parts of={step.asks} />
    </Fields>
  )
  return (
    <>
      {overview && <Overview />}
      {fields}
    </>
  )
}

function Nav({ handle }: { handle: FunnelHandle }) {
  const { store, snapshot } = handle
  const last = isLast(snapshot.survey, snapshot.step)
  const exit = store.exit === undefined ? undefined : store.funnel.exits[store.exit]
  const before = stepBefore(snapshot.survey, snapshot.step)
  return (
    <FunnelNav
      {...(before && { back: { text: 'Terug', onClick: () => store.back() } })}
      next={{
        text: last ? (exit?.button ?? 'Bevestigen') : 'Volgende',
        busy: snapshot.busy !== 'no',
        busyText: last ? 'Bezig met versturen…' : 'Een moment…',
      }}
    />
  )
}
