import { useId, useState } from 'react'
import { Link } from 'wouter'
import { isStaffRole, roleLabels, staffRoles } from '../../core/staff/roles.ts'
import { Button } from '../../web/ui/Button.tsx'
import { FilterChip } from '../kit/FilterChip.tsx'
import { ListSearch } from '../kit/ListSearch.tsx'
import { Screen } from '../kit/Screen.tsx'
import { Segments } from '../kit/Segments.tsx'
import { useOffice } from '../shell/office-context.ts'
import { useAddress } from '../shell/use-address.ts'
import { type HelpSubject, type HelpTask, helpSubjects } from './help-task.ts'
import { findTasks, helpTasks, isTaskOf } from './help-tasks.ts'
import { TaskText } from './TaskText.tsx'

const subjects = Object.keys(helpSubjects) as readonly HelpSubject[]

interface PartProps {
  title: string
  tasks: readonly HelpTask[]
  /** Whether each task shows whole, below one another, as on paper. */
  isWhole: boolean
}

/** The tasks of somebody, by subject. */
function Part({ title, tasks, isWhole }: PartProps) {
  const { me } = useOffice()
  const id = useId()
  if (tasks.length === 0) return null
  return (
    <section className="stack" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {isWhole
        ? tasks.map((task) => (
            <article key={task.slug} className="help-whole">
              <h3>{task.title}</h3>
              <TaskText task={task} me={me} heading="h4" />
            </article>
          ))
        : subjects.map((subject) => {
            const own = tasks.filter((task) => task.subject === subject)
            return (
              own.length > 0 && (
                <div key={subject} className="stack">
                  <h3>{helpSubjects[subject]}</h3>
                  <ul className="help-list">
                    {own.map((task) => (
                      <li key={task.slug}>
                        <Link href={`/hulp/${task.slug}`}>{task.title}</Link>
                      </li>
                    ))}
                  </ul>
                </div>
              )
            )
          })}
    </section>
  )
}

const foundInWords = (count: number): string => {
  if (count === 0) return 'Met deze woorden vonden we geen taak.'
  return count === 1 ? '1 taak gevonden.' : `${count} taken gevonden.`
}

/** The handbook: how something is done, by task. One's own tasks come first; those of other roles tell what colleagues do. */
export default function HelpScreen() {
  const { me } = useOffice()
  const [{ rol, vorm }, go] = useAddress(['rol', 'vorm'])
  const [typed, setTyped] = useState('')
  const isWhole = vorm === 'alles'
  const role = isStaffRole(rol) ? rol : undefined
  const found = findTasks(helpTasks, typed)
  const whose = role ? [role] : me.roles
  const own = found.filter((task) => isTaskOf(task, whose))
  const others = role ? [] : found.filter((task) => !isTaskOf(task, whose))
  return (
    <Screen
      title="Hulp"
      aside="hoe je iets doet, per taak"
      acts={
        <Button variant="quiet" onClick={() => window.print()}>
          Print
        </Button>
      }
    >
      <ListSearch label="Zoek in de hulp" placeholder="Wat wil je doen?" typed={typed} onType={setTyped} />
      <div className="chip-row no-print">
        <FilterChip
          label="Rol"
          choices={staffRoles.map((value) => ({ value, label: roleLabels[value] }))}
          value={role}
          onChoose={(value) => go({ rol: value })}
        />
        <Segments
          label="Vorm"
          options={[
            { word: 'lijst', label: 'Lijst' },
            { word: 'alles', label: 'Alles onder elkaar' },
          ]}
          value={isWhole ? 'alles' : 'lijst'}
          onChoose={(word) => go({ vorm: word === 'alles' ? 'alles' : undefined })}
        />
      </div>
      <p role="status" className="muted no-print">
        {typed.trim() !== '' && foundInWords(found.length)}
      </p>
      <Part title={role ? roleLabels[role] : 'Voor jou'} tasks={own} isWhole={isWhole} />
      <Part title="Voor andere rollen" tasks={others} isWhole={isWhole} />
      <p className="muted no-print">
        <kbd>?</kbd> alle toetsen, <kbd>Ctrl K</kbd> ga naar een scherm
      </p>
    </Screen>
  )
}
