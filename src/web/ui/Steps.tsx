import { classes } from './classes.ts'
import { Icon } from './icons/Icon.tsx'

export type Step = { key: string; title: string; state: 'done' | 'now' | 'todo' }

type StepsProps = {
  steps: readonly Step[]
  label?: string
}

/** From here on there is no room for words under the bars, however wide the screen. */
const many = 7

/** Where one is in a funnel: bars with words; on a phone bars and one line with the step's name. */
export function Steps({ steps, label = 'Stappen' }: StepsProps) {
  const now = steps.findIndex((step) => step.state === 'now')
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
      {now >= 0 && (
        <p className="steps-count" aria-hidden="true">
          Stap {now + 1} van {steps.length}: <b>{steps[now]?.title}</b>
        </p>
      )}
    </div>
  )
}

function Word({ step }: { step: Step }) {
  return (
    <span className="step-word">
      {step.state === 'done' && <Icon name="check" size="s" label="Klaar:" />}
      {step.title}
    </span>
  )
}
