import { Link, useParams } from 'wouter'
import { Button } from '../../web/ui/Button.tsx'
import { OfficeIcon } from '../kit/OfficeIcon.tsx'
import { Screen } from '../kit/Screen.tsx'
import { useOffice } from '../shell/office-context.ts'
import { type HelpTask, helpSubjects } from './help-task.ts'
import { helpTasks, isTaskOf, taskOf } from './help-tasks.ts'
import { TaskText } from './TaskText.tsx'

/** The way back to the whole handbook. */
function Back() {
  return (
    <nav className="no-print" aria-label="Hulp">
      <Link className="btn btn-quiet" href="/hulp">
        <OfficeIcon name="left" size="s" />
        Hulp
      </Link>
    </nav>
  )
}

/** Other tasks of the same subject, those of one's own roles. */
function More({ task }: { task: HelpTask }) {
  const { me } = useOffice()
  const more = helpTasks.filter(
    (one) => one.subject === task.subject && one !== task && isTaskOf(one, me.roles),
  )
  if (more.length === 0) return null
  return (
    <section className="stack no-print" aria-labelledby="help-more">
      <h2 id="help-more">Ook over {helpSubjects[task.subject].toLowerCase()}</h2>
      <ul className="help-list">
        {more.map(({ slug, title }) => (
          <li key={slug}>
            <Link href={`/hulp/${slug}`}>{title}</Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** One task of the handbook, at an address of its own. */
export default function HelpTaskScreen() {
  const { me } = useOffice()
  const { task: slug = '' } = useParams()
  const task = taskOf(slug)
  if (!task)
    return (
      <Screen title="Deze hulp is er niet">
        <p>Misschien heet de taak nu anders.</p>
        <Back />
      </Screen>
    )
  return (
    <Screen
      key={slug}
      title={task.title}
      acts={
        <Button variant="quiet" onClick={() => window.print()}>
          Print
        </Button>
      }
    >
      <Back />
      <TaskText task={task} me={me} heading="h2" />
      <More task={task} />
    </Screen>
  )
}
