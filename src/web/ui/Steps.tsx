import { classes } from './classes.ts'
import { Icon } from './icons/Icon.tsx'

export type Step = {
  key: string
  title: string
  /** `skipped`: passed over, for the reason in its badge. */
  state: 'done' | 'now' | 'todo' | 'skipped'
  badge?: { text: string; tone: 'info' | 'error' | 'success' }
}

type StepsProps = {
  steps: readonly Step[]
  label?: string
}

/** Number of steps from which there is no room for words under the bars, however wide the screen. */
const many = 7

/**
 * Where the visitor is in a funnel: bars with words; on a phone bars and one line with the step's name. Nothing where no step is
 * the current one.
 */
export function Steps({ steps, label = 'Stappen' }: StepsProps) {
  const now = steps.find((step) => step.state === 'now')
  // the current step is not in the list
  if (!now) return null
  return (
    <div className={classes('steps', steps.length >= many && 'steps-many')}>
      <ol className="steps-list" aria-label={label}>
        {steps.map((step) => (
          <li
            key={step.key}
            className={`step step-${step.state}`}
            aria-current={step.state === 'now' ? 'step' : undefined}
          >
            <Word step={step} />
          </li>
        ))}
      </ol>
      <p className="steps-count" aria-hidden="true">
        Stap {steps.indexOf(now) + 1} van {steps.length}: <b>{now.title}</b>
      </p>
    </div>
  )
}

function Word({ step }: { step: Step }) {
  return (
    <span className="step-word">
      {step.state === 'done' && <Icon name="check" size="s" label="Klaar:" />}
      {step.title}
      {step.badge && ' '}
      {step.badge && <span className={`step-badge step-badge-${step.badge.tone}`}>{step.badge.text}</span>}
    </span>
  )
}
