import type { Category, Task } from '../../../core/contract/handyman/handyman-operations.ts'
import type { ChosenTask } from './handyman-answers.ts'

/** Number of characters from which suggestions are shown (spec 000 section 9). */
const fewest = 2

/** Tasks with the text in their title, ignoring case, the earliest match first (spec 000 section 5). */
export const suggest = (tasks: readonly Task[], typed: string): Task[] => {
  const wanted = typed.trim().toLowerCase()
  if (wanted.length < fewest) return []
  return tasks
    .map((task) => ({ task, at: task.title.toLowerCase().indexOf(wanted) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at || a.task.title.localeCompare(b.task.title, 'nl'))
    .map(({ task }) => task)
}

/** The value of the field for a text: the task of that title with its handyman, or the text alone (spec 000 section 4). */
export const taskOf = (
  tasks: readonly Task[],
  categories: readonly Category[],
  typed: string,
): ChosenTask => {
  const wanted = typed.trim().toLowerCase()
  const task = tasks.find(({ title }) => title.toLowerCase() === wanted)
  if (!task) return { title: typed }
  return {
    title: typed,
    id: task.id,
    handyman: categories.find(({ id }) => id === task.category_id)?.title,
  }
}
