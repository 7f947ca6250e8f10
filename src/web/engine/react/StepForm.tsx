import type { FormEvent, ReactNode, RefObject } from 'react'
import { withSoftHyphen } from '../../../core/content/soft-hyphen.ts'
import { fillInAgain, unfinished } from '../../../core/fields/brick/sentences.ts'
import { Parts } from '../../form/Parts.tsx'
import { Button } from '../../ui/Button.tsx'
import { ErrorSummary } from '../../ui/ErrorSummary.tsx'
import { Fields, FunnelNav, StepHead } from '../../ui/Funnel.tsx'
import { Notice } from '../../ui/Notice.tsx'
import type { Funnel } from '../definition/define.ts'
import type { Context } from '../definition/rule-context.ts'
import type { Gate, StepDefinition } from '../definition/step.ts'
import type { Snapshot } from '../state/snapshot.ts'
import { gateOf } from '../steps/gate.ts'
import { isLast, stepBefore } from '../steps/navigation.ts'
import { Away } from './Away.tsx'
import { Boundary } from './Boundary.tsx'
import { DoneNotice } from './Done.tsx'
import { faultsOf } from './faults.ts'
import type { FunnelHandle } from './funnel-context.ts'
import { Joins } from './Joins.tsx'
import { KeepHome } from './KeepHome.tsx'
import { overview, StepView } from './StepView.tsx'
import { ErrorBlock, Refusal } from './Trouble.tsx'

interface StepFormProps {
  handle: FunnelHandle
  title: RefObject<HTMLHeadingElement | null>
  summary: RefObject<HTMLDivElement | null>
}

/** The current step: its form with the errors and buttons, or the gate before it. */
export function StepForm({ handle, title, summary }: StepFormProps) {
  const { store, snapshot } = handle
  const step = store.funnel.steps[snapshot.step]
  if (!step) return null
  const gate = gateOf(store.funnel, snapshot)
  const { service, titleLevel } = store.funnel
  // only as it is drawn: the step's own title becomes that of the page, in tabs, bookmarks and the history
  const drawnTitle = withSoftHyphen(step.title)
  const lead = introOf(step, snapshot)
  const head = <StepHead ref={title} title={drawnTitle} service={service} lead={lead} level={titleLevel} />
  if (gate) return <Gated handle={handle} gate={gate} head={head} />
  const again = againOf(handle)
  const faults = snapshot.failed ? faultsOf(handle) : []
  const send = (event: FormEvent) => {
    event.preventDefault()
    void store.next()
  }
  return (
    // the funnel shows error sentences of its own, so the browser's are switched off
    <form
      className="step-form"
      noValidate
      onSubmit={send}
      inert={!snapshot.ready}
      data-step={snapshot.step}
      data-direction={snapshot.direction}
    >
      {/* hidden once every error is corrected, since its title would no longer be true */}
      {faults.length > 0 && (
        <ErrorSummary key={snapshot.step} ref={summary} title={unfinished} faults={faults} />
      )}
      {head}
      {store.funnel.joins && snapshot.step === Object.keys(store.funnel.steps)[0] && (
        <p>
          <Joins before="Ben je nog geen lid?" />
        </p>
      )}
      {snapshot.done && <DoneNotice {...snapshot.done} />}
      {snapshot.again.length > 0 && (
        <Notice tone="warn" role="status">
          <p>{fillInAgain}</p>
          {again && <p>Het gaat om: {again}.</p>}
        </Notice>
      )}
      <Boundary key={`body ${snapshot.step}`}>
        <StepBody step={step} stepKey={snapshot.step} isOverview={store.funnel.overview === snapshot.step} />
      </Boundary>
      {store.readFailed ? (
        <ErrorBlock phone={handle.phone} onRetry={() => store.retryReads()} />
      ) : (
        snapshot.trouble?.kind === 'generic' && <ErrorBlock phone={handle.phone} />
      )}
      {snapshot.trouble?.kind === 'sentence' && <Refusal {...snapshot.trouble} />}
      {isOnWayToBank(handle) && <Away />}
      {!step.ownButtons && <Nav handle={handle} />}
    </form>
  )
}

const introOf = ({ intro }: StepDefinition, { derived }: Snapshot): string | undefined =>
  // each function takes the properties of its own funnel, which the engine cannot name
  typeof intro === 'function' ? intro(derived.context as Context<never>) : intro

/** Whether the visitor is on the way to a bank, which begins with the press and not with the bank's answer. */
const isOnWayToBank = ({ store, snapshot: { busy, derived } }: FunnelHandle): boolean =>
  busy === 'away' ||
  (busy === 'sending' && store.funnel.exits[store.exit ?? '']?.pays?.(derived.context) === true)

const againOf = ({ snapshot }: FunnelHandle): string =>
  (snapshot.derived.layouts[snapshot.step]?.fields ?? [])
    .filter(({ path, brick }) => snapshot.again.includes(path) && !brick.facts.unlisted)
    .map(({ brick }) => brick.facts.label)
    .join(', ')

interface GatedProps {
  handle: FunnelHandle
  gate: Gate
  head: ReactNode
}

/** The gate before a step. It brings forms of its own, and forms cannot be nested: no form element stands around it. */
function Gated({ handle: { store, snapshot }, gate, head }: GatedProps) {
  const before = stepBefore(snapshot.derived, snapshot.step)
  return (
    <div className="step-form" inert={!snapshot.ready} data-step={snapshot.step} data-wall="">
      {head}
      <StepView step={gate} />
      {before && (
        <div className="funnel-nav">
          <Button variant="quiet" icon="chevron-left" onClick={() => store.back()}>
            Terug
          </Button>
        </div>
      )}
    </div>
  )
}

function StepBody({
  step,
  stepKey,
  isOverview,
}: {
  step: StepDefinition
  stepKey: string
  isOverview: boolean
}): ReactNode {
  if (step.view || step.load) return <StepView key={stepKey} step={step} />
  const fields = Object.keys(step.asks).length > 0 && (
    <Fields>
      <Parts of={step.asks} />
    </Fields>
  )
  return (
    <>
      {isOverview && <StepView step={overview} />}
      {fields}
    </>
  )
}

const buttonOf = (exit: Funnel['exits'][string] | undefined, { derived }: Snapshot): string | undefined =>
  typeof exit?.button === 'function' ? exit.button(derived.context) : exit?.button

function Nav({ handle }: { handle: FunnelHandle }) {
  const { store, snapshot } = handle
  const last = isLast(snapshot.derived, snapshot.step)
  const exit = store.exit === undefined ? undefined : store.funnel.exits[store.exit]
  const before = stepBefore(snapshot.derived, snapshot.step)
  const step = store.funnel.steps[snapshot.step]
  return (
    <>
      {last && store.funnel.home && <KeepHome />}
      <FunnelNav
        {...(before && { back: { text: 'Terug', onClick: () => store.back() } })}
        next={{
          text: last ? (buttonOf(exit, snapshot) ?? 'Bevestigen') : (step?.next ?? 'Volgende'),
          busy: snapshot.busy !== 'no',
          disabled: snapshot.derived.isStopped(snapshot.step),
          busyText: last ? 'Bezig met versturen…' : 'Een moment…',
        }}
      />
    </>
  )
}
