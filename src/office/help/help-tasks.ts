import type { StaffRole } from '../../core/staff/roles.ts'
import type { HelpTask } from './help-task.ts'
import { moneyTasks } from './tasks/money-tasks.ts'
import { phoneTasks } from './tasks/phone-tasks.ts'
import { requestTasks } from './tasks/request-tasks.ts'
import { staffTasks } from './tasks/staff-tasks.ts'
import { startTasks } from './tasks/start-tasks.ts'
import { textTasks } from './tasks/text-tasks.ts'
import { troubleTasks } from './tasks/trouble-tasks.ts'

/** Every task of the handbook, in its order. */
export const helpTasks: readonly HelpTask[] = [
  ...startTasks,
  ...requestTasks,
  ...phoneTasks,
  ...troubleTasks,
  ...moneyTasks,
  ...textTasks,
  ...staffTasks,
]

/** The task at an address; undefined for one that names none. */
export const taskOf = (slug: string): HelpTask | undefined => helpTasks.find((task) => task.slug === slug)

/** Whether a task is of somebody with these roles. */
export const isTaskOf = ({ roles }: HelpTask, whose: readonly StaffRole[]): boolean =>
  whose.some((role) => roles.includes(role))

/** A text of the handbook without its marks, as one looks for it. */
const plain = (text: string): string => text.replace(/[*`]/g, '').toLowerCase()

const wordsIn = ({ title, steps, sender, wrong }: HelpTask): string =>
  plain([title, ...steps, sender, ...wrong].join(' '))

/** The tasks that hold every word that somebody typed; those that have them in their title come first. */
export const findTasks = (tasks: readonly HelpTask[], typed: string): HelpTask[] => {
  const words = typed.trim().toLowerCase().split(/\s+/).filter(Boolean)
  const found = tasks.filter((task) => words.every((word) => wordsIn(task).includes(word)))
  const isInTitle = ({ title }: HelpTask) => words.some((word) => plain(title).includes(word))
  return words.length === 0
    ? found
    : [...found.filter(isInTitle), ...found.filter((task) => !isInTitle(task))]
}
