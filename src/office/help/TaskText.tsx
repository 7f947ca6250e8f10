import { Link } from 'wouter'
import { roleLabels } from '../../core/staff/roles.ts'
import type { Me } from '../shell/office-context.ts'
import type { HelpTask } from './help-task.ts'
import { isTaskOf } from './help-tasks.ts'
import { Told } from './Told.tsx'

interface TaskTextProps {
  task: HelpTask
  me: Pick<Me, 'roles'>
  /** The headings of its parts: one below the title that stands above it. */
  heading: 'h2' | 'h4'
}

/** One task: its steps, what the sender notices, what may go wrong, and where it is done. */
export function TaskText({ task, me, heading: Heading }: TaskTextProps) {
  const { slug, roles, steps, sender, wrong, links } = task
  const hasLinks = links.length > 0 && isTaskOf(task, me.roles)
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
      <section className="stack" aria-labelledby={`${slug}-ziet`}>
        <Heading id={`${slug}-ziet`}>Wat de ander ziet</Heading>
        <p>
          <Told text={sender} />
        </p>
      </section>
      <section className="stack" aria-labelledby={`${slug}-mis`}>
        <Heading id={`${slug}-mis`}>Als het anders loopt</Heading>
        <ul className="help-wrong">
          {wrong.map((sentence) => (
            <li key={sentence}>
              <Told text={sentence} />
            </li>
          ))}
        </ul>
      </section>
      {hasLinks && (
        <ul className="help-links no-print" aria-label="Ga naar">
          {links.map(({ path, label }) => (
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
