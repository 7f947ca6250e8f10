import { Link } from 'wouter'
import { roleLabels } from '../../core/staff/roles.ts'
import { type Me, useOffice } from '../shell/office-context.ts'
import { screens } from '../shell/screens.ts'
import type { HelpTask } from './help-task.ts'
import { isTaskOf } from './help-tasks.ts'
import { Told } from './Told.tsx'

interface TaskTextProps {
  task: HelpTask
  me: Pick<Me, 'roles'>
  /** The headings of its parts: one below the title that stands above it. */
  heading: 'h2' | 'h4'
}

/** One task: its steps, what the sender notices, what may go wrong, and the screens where it is done, as far as they are open. */
export function TaskText({ task, me, heading: Heading }: TaskTextProps) {
  const { roles, steps, sender, wrong, links } = task
  const { may } = useOffice()
  const opens = screens.filter(({ needs }) => needs === undefined || may(needs)).map(({ path }) => path)
  const open = isTaskOf(task, me.roles) ? links.filter(({ path }) => opens.includes(path)) : []
  return (
    <div className="stack help-task">
      <p className="muted">Voor {roles.map((role) => roleLabels[role]).join(', ')}</p>
      <ol className="help-steps">
        {steps.map((step) => (
          <li key={step}>
            <Told text={step} />
          </li>
        ))}
      </ol>
      <div className="stack">
        <Heading>Wat de ander ziet</Heading>
        <p>
          <Told text={sender} />
        </p>
      </div>
      <div className="stack">
        <Heading>Als het anders loopt</Heading>
        <ul className="help-wrong">
          {wrong.map((sentence) => (
            <li key={sentence}>
              <Told text={sentence} />
            </li>
          ))}
        </ul>
      </div>
      {open.length > 0 && (
        <ul className="help-links no-print" aria-label="Ga naar">
          {open.map(({ path, label }) => (
            <li key={path}>
              <Link className="btn btn-secondary" href={path}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
