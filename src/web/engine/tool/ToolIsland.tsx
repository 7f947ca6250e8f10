import {
  type ComponentType,
  type FormEvent,
  type RefObject,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import type { IslandProps } from '../../../core/content/island.ts'
import { unfinished } from '../../../core/fields/brick/sentences.ts'
import { draftPrefix } from '../../../core/kernel/browser-keys.ts'
import { doubleClickMs } from '../../../core/kernel/double-click.ts'
import { FormProvider } from '../../form/handle.ts'
import { Parts } from '../../form/Parts.tsx'
import { Button } from '../../ui/Button.tsx'
import { ErrorSummary } from '../../ui/ErrorSummary.tsx'
import { Fields } from '../../ui/Funnel.tsx'
import { clear } from '../apply/opening.ts'
import type { Funnel } from '../definition/define.ts'
import { Boundary } from '../react/Boundary.tsx'
import { browserEnvironment, session } from '../react/browser-environment.ts'
import { faultsOf } from '../react/faults.ts'
import { formOf } from '../react/form-handle.tsx'
import { type FunnelHandle, FunnelProvider } from '../react/funnel-context.ts'
import { useStore } from '../react/use-store.ts'
import type { Environment } from '../state/environment.ts'
import { resultOf, type Tool, type ToolDrawing, toolStep } from './define-tool.ts'
import { followLead, mergeIntoDraft } from './follow-lead.ts'
import { answersOfLink, linkOf } from './link-answers.ts'
import { ToolAnswer } from './ToolAnswer.tsx'

/** The environment of a calculator, whose page has no step in its address and adds nothing to the browser's history. */
const environmentOf = (funnel: Funnel): Environment => {
  const browser = browserEnvironment(funnel)
  let linked = answersOfLink(funnel, window.location.hash)
  const leaveLink = () => {
    const { pathname, search } = window.location
    if (linked) window.history.replaceState(window.history.state, '', `${pathname}${search}`)
    linked = undefined
  }
  return {
    ...browser,
    // answers in a link go before the stored ones; after a change the link is dropped, so that a reload keeps the change
    readDraft: () => (linked ? { answers: linked } : browser.readDraft()),
    writeDraft(draft) {
      leaveLink()
      browser.writeDraft(draft)
    },
    clearDraft() {
      leaveLink()
      browser.clearDraft()
    },
    handOver(slug, { answers }) {
      const there = session(`${draftPrefix}${slug}`)
      there.write(mergeIntoDraft(there.read(), answers))
    },
    requestedStep: () => toolStep,
    showStep: () => undefined,
    travelled: () => undefined,
  }
}

/** The island of a calculator, with a picture of its own where it has one. */
export const toolIsland =
  (tool: Tool, Drawing?: ToolDrawing): ComponentType<IslandProps> =>
  ({ phone }) => <ToolIsland tool={tool} phone={phone} {...(Drawing && { Drawing })} />

const nothing = {}

/** Focuses the answer and scrolls to it, since the browser would leave it at the lower edge of the window. */
const bringTo = (answer: HTMLElement) => {
  answer.focus({ preventScroll: true })
  const { top } = answer.getBoundingClientRect()
  if (top < 0 || top > window.innerHeight / 2) answer.scrollIntoView({ block: 'start' })
}

interface ToolIslandProps {
  tool: Tool
  phone: string
  Drawing?: ToolDrawing
}

/** Draws a calculator: its questions, and beside them the result, counted again after every answer. */
export function ToolIsland({ tool, phone, Drawing }: ToolIslandProps) {
  const store = useStore({ funnel: tool.funnel, properties: nothing, environmentOf })
  const snapshot = useSyncExternalStore(store.subscribe, store.getSnapshot, store.getSnapshot)
  const root = useId()
  const handle = useMemo<FunnelHandle>(() => {
    const idOf = (path: string) => `${root}-${path.replace(/[^\w-]+/g, '-')}`
    return { store, snapshot, phone, idOf }
  }, [store, snapshot, root, phone])
  const form = useMemo(() => formOf(store, snapshot, handle.idOf), [store, snapshot, handle])
  return (
    <FunnelProvider value={handle}>
      <FormProvider value={form}>
        <Boundary>
          <Screen tool={tool} handle={handle} titleId={`${root}-title`} {...(Drawing && { Drawing })} />
        </Boundary>
      </FormProvider>
    </FunnelProvider>
  )
}

interface ScreenProps extends Omit<ToolIslandProps, 'phone'> {
  handle: FunnelHandle
  titleId: string
}

function Screen({ tool, handle, titleId, Drawing }: ScreenProps) {
  const { store, snapshot } = handle
  const answer = useRef<HTMLHeadingElement>(null)
  const summary = useRef<HTMLDivElement>(null)
  const { ready, failed, tries, moves } = snapshot
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try that fails takes the focus
  useEffect(() => {
    if (failed) summary.current?.focus()
  }, [failed, tries])
  // `Bereken` found no errors: wait until no second click can follow
  useEffect(() => {
    if (moves === 0) return undefined
    const timer = setTimeout(() => answer.current && bringTo(answer.current), doubleClickMs)
    return () => clearTimeout(timer)
  }, [moves])
  // opening a link in the tab where its page is open changes only the fragment
  useEffect(() => {
    const follow = () => answersOfLink(tool.funnel, window.location.hash) && window.location.reload()
    window.addEventListener('hashchange', follow)
    return () => window.removeEventListener('hashchange', follow)
  }, [tool])
  const faults = failed ? faultsOf(handle) : []
  const count = (event: FormEvent) => {
    event.preventDefault()
    void store.next()
  }
  return (
    <section className="wrap tool" aria-labelledby={titleId}>
      <form className="tool-form" noValidate onSubmit={count} inert={!ready} data-tool={tool.funnel.slug}>
        {faults.length > 0 && <ErrorSummary ref={summary} title={unfinished} faults={faults} />}
        <h2 id={titleId}>{tool.title}</h2>
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
        <Outcome of={snapshot}>
          <Result ref={answer} tool={tool} handle={handle} {...(Drawing && { Drawing })} />
        </Outcome>
      </div>
    </section>
  )
}

/** An error boundary that tries again by itself once the answers change. */
class Outcome extends Boundary<{ of: unknown }> {
  override componentDidUpdate({ of }: { of: unknown }) {
    if (this.state.broken && of !== this.props.of) this.setState({ broken: false })
  }
}

interface ResultProps extends Omit<ToolIslandProps, 'phone'> {
  handle: FunnelHandle
  ref: RefObject<HTMLHeadingElement | null>
}

function Result({ tool, handle: { store, snapshot }, Drawing, ref }: ResultProps) {
  const result = useMemo(() => resultOf(tool, snapshot), [tool, snapshot])
  return (
    <>
      <Announced outcome={result?.outcome} />
      {result ? (
        <ToolAnswer
          ref={ref}
          result={result}
          derived={snapshot.derived}
          {...(Drawing && { drawing: <Drawing values={result.values} /> })}
          leads={tool.leadsTo.map((lead) => ({
            label: lead.label,
            go: () => followLead(store, lead, result),
          }))}
          linkTo={() => `${window.location.href.split('#')[0]}${linkOf(tool.funnel, snapshot)}`}
        />
      ) : (
        <p className="muted">Is alles ingevuld? Dan staat hier wat eruit komt.</p>
      )}
    </>
  )
}

/** Milliseconds without a change after which a new result is read out, so that not every keystroke is. */
const pauseMs = 1000

/** Reads a new result out to a visitor who cannot see it. */
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
