import { useFunnel } from '../../../engine/react/funnel-context.ts'
import { stepList } from '../../../engine/steps/step-list.ts'
import { LinkButton } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/icons/Icon.tsx'
import type { Step } from '../../../ui/Steps.tsx'

/** The list of steps: those that were visited are links, those that are skipped say why. */
export default function StepMenuList() {
  const { store, snapshot } = useFunnel()
  const steps = stepList(store.funnel, snapshot)
  return (
    <ol aria-label="Stappen">
      {steps.map((step) => (
        <li key={step.key} aria-current={step.state === 'now' ? 'step' : undefined}>
          <StepWord step={step} onGo={(key) => store.edit(key)} />
        </li>
      ))}
    </ol>
  )
}

function StepWord({ step, onGo }: { step: Step; onGo: (key: string) => void }) {
  const { key, title, state, badge } = step
  return (
    <>
      {state === 'done' ? <LinkButton onClick={() => onGo(key)}>{title}</LinkButton> : title}
      {state === 'done' && <Icon name="check" size="s" label="Klaar" />}
      {badge && ' '}
      {badge && <span className={`step-badge step-badge-${badge.tone}`}>{badge.text}</span>}
    </>
  )
}
