import { useState } from 'react'
import { useFunnel } from '../../../engine/react/funnel-context.ts'
import { StepView } from '../../../engine/react/StepView.tsx'
import { stepList } from '../../../engine/steps/step-list.ts'
import { Button, IconButton, LinkButton } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/icons/Icon.tsx'
import type { Step } from '../../../ui/Steps.tsx'
import { copy } from '../content.ts'

const closing = { load: () => import('./CloseDialog.tsx'), quiet: true }

/** From the results on one goes back by a link alone (spec 002 section 2.2). */
const wayBack: Readonly<Record<string, string>> = {
  isolatieadvies: 'Vorige',
  inschrijven: 'Terug naar resultaten',
  'resultaten-ontvangen': 'Terug naar resultaten',
}

/** Where one is, who helps, and the way out. */
export function Head() {
  const { store, snapshot } = useFunnel()
  const [closes, setCloses] = useState(0)
  const back = wayBack[snapshot.step]
  return (
    <div className="check-head">
      {back ? (
        <Button variant="quiet" size="small" icon="chevron-left" onClick={() => store.back()}>
          {back}
        </Button>
      ) : (
        <StepMenu />
      )}
      <a className="check-help" href="/contact">
        {copy.help}
      </a>
      <IconButton
        icon="cross"
        label={copy.close}
        disabled={!snapshot.ready}
        onClick={() => setCloses(closes + 1)}
      />
      {/* each press opens it anew */}
      {closes > 0 && <StepView key={closes} step={closing} />}
    </div>
  )
}

/** The steps to choose from: those that were walked lead back, those that are passed over say why. */
function StepMenu() {
  const { store, snapshot } = useFunnel()
  const [open, setOpen] = useState(false)
  const steps = stepList(store.funnel, snapshot).filter(({ counted }) => counted !== false)
  const at = steps.findIndex(({ state }) => state === 'now')
  const go = (key: string) => {
    setOpen(false)
    store.edit(key)
  }
  return (
    <details className="check-steps" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <span className="whole">
          {at + 1} van {steps.length}
        </span>
        : <b>{steps[at]?.title}</b>
        <Icon name="chevron-down" size="s" />
      </summary>
      <ol aria-label="Stappen">
        {steps.map((step) => (
          <li key={step.key} aria-current={step.state === 'now' ? 'step' : undefined}>
            <StepWord step={step} onGo={go} />
          </li>
        ))}
      </ol>
    </details>
  )
}

function StepWord({ step, onGo }: { step: Step; onGo: (key: string) => void }) {
  const { key, title, state, badge } = step
  return (
    <>
      {state === 'done' ? <LinkButton onClick={() => onGo(key)}>{title}</LinkButton> : title}
      {state === 'done' && <Icon name="check" size="s" label="Klaar" />}
      {badge && <span className={`step-badge step-badge-${badge.tone}`}>{badge.text}</span>}
    </>
  )
}
