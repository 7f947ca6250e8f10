import {
  type ComponentType,
  type FormEvent,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import type { IslandProps } from '../../../core/content/island.ts'
import { unfinished } from '../../../core/fields/sentences.ts'
import { FormProvider } from '../../form/handle.ts'
import { Parts } from '../../form/Parts.tsx'
import { Button } from '../../ui/Button.tsx'
import { ErrorSummary } from '../../ui/ErrorSummary.tsx'
import { Fields } from '../../ui/Funnel.tsx'
import { clear } from '../apply/opening.ts'
import type { Funnel } from '../definition/define.ts'
import { browserEnvironment } from '../react/browser-environment.ts'
import { faultsOf } from '../react/faults.ts'
import { formOf } from '../react/form-handle.tsx'
import { type FunnelHandle, FunnelProvider } from '../react/funnel-context.ts'
import { useStore } from '../react/use-store.ts'
import type { Environment } from '../state/environment.ts'
import { whenIdle } from '../steps/lazy-modules.ts'
import { resultOf, type Tool, toolStep } from './define-tool.ts'
import { followLead } from './follow-lead.ts'
import { ToolOutcome } from './ToolOutcome.tsx'

/** A calculator's page has no step in its address, and adds nothing to the browser's history. */
const environmentOf = (funnel: Funnel): Environment => ({
  ...browserEnvironment(funnel),
  requestedStep: () => toolStep,
  showStep: () => undefined,
  travelled: () => undefined,
})

/** The island of a calculator. */
export const toolIsland =
  (tool: Tool): ComponentType<IslandProps> =>
  ({ phone }) => <ToolIsland tool={tool} phone={phone} />

const nothing = {}

/** Draws a calculator: what it asks, and beside it what comes of that, anew after every answer. */
export function ToolIsland({ tool, phone }: { tool: Tool; phone: string }) {
  const store = useStore({ funnel: tool.funnel, properties: nothing, environmentOf })
  const snapshot = useSyncExternalStore(store.subscribe, store.getSnapshot, store.getSnapshot)
  const root = useId()
  const handle = useMemo<FunnelHandle>(() => {
    const idOf = (path: string) => `${root}-${path.replace(/[^\w-]+/g, '-')}`
    return { store, snapshot, phone, idOf }
  }, [store, snapshot, root, phone])
  const form = useMemo(() => formOf(store, snapshot, handle.idOf), [store, snapshot, handle])
  const result = useMemo(() => resultOf(tool, snapshot), [tool, snapshot])
  const answer = useRef<HTMLHeadingElement>(null)
  const summary = useRef<HTMLDivElement>(null)
  const { ready, failed, tries, moves } = snapshot
  useEffect(() => (ready ? whenIdle(() => void store.learn()) : undefined), [store, ready])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try that fails takes the focus
  useEffect(() => {
    if (failed) summary.current?.focus()
  }, [failed, tries])
  // `Bereken` found everything right
  useEffect(() => {
    if (moves > 0) answer.current?.focus()
  }, [moves])
  const faults = failed ? faultsOf(handle) : []
  const count = (event: FormEvent) => {
    event.preventDefault()
    void store.next()
  }
  return (
    <FunnelProvider value={handle}>
      <FormProvider value={form}>
        <section className="wrap tool" aria-labelledby={`${root}-title`}>
          <form className="tool-form" noValidate onSubmit={count} inert={!ready} data-tool={tool.funnel.slug}>
            {faults.length > 0 && <ErrorSummary ref={summary} title={unfinished} faults={faults} />}
            <h2 id={`${root}-title`}>{tool.title}</h2>
            {tool.intro && <p>{tool.intro}</p>}
            <Fields>
              <Parts of={tool.funnel.steps[toolStep]?.asks ?? {}} />
            </Fields>
            <div className="tool-buttons">
              <Button type="submit">Bereken</Button>
              <Button variant="quiet" onClick={() => store.change(clear)}>
                Maak leeg
              </Button>
            </div>
          </form>
          <div className="tool-result">
            <Announced outcome={result?.outcome} />
            {result ? (
              <ToolOutcome
                ref={answer}
                result={result}
                leads={tool.leadsTo.map((lead) => ({
                  label: lead.label,
                  go: () => followLead(store, lead, result.values),
                }))}
              />
            ) : (
              <p className="muted">Is alles ingevuld? Dan staat hier wat eruit komt.</p>
            )}
          </div>
        </section>
      </FormProvider>
    </FunnelProvider>
  )
}

/** Milliseconds without a change after which a new answer is read out: not every key that is pressed. */
const pauseMs = 1000

/** Tells who cannot see it that there is another answer. */
function Announced({ outcome = '' }: { outcome: string | undefined }) {
  const [told, setTold] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setTold(outcome), pauseMs)
    return () => clearTimeout(timer)
  }, [outcome])
  return (
    <p className="unseen" role="status">
      {told}
    </p>
  )
}
