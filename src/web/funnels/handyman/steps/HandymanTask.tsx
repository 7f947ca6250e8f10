import {
  categories as categoriesCall,
  tasks as tasksCall,
} from '../../../../core/contract/handyman/handyman-calls.ts'
import type { Task as KnownTask } from '../../../../core/contract/handyman/handyman-operations.ts'
import { jobDescription } from '../../../../core/fields/request/job-description.ts'
import { handymanLabel } from '../../../../core/handyman/handyman-words.ts'
import { useAnswer, useFunnel, useRead } from '../../../engine/react/funnel-context.ts'
import { ErrorBlock } from '../../../engine/react/Trouble.tsx'
import { BrickField } from '../../../form/BrickField.tsx'
import { useDebounced } from '../../../form/use-debounced.ts'
import { Fields } from '../../../ui/Funnel.tsx'
import { Suggest } from '../../../ui/Suggest.tsx'
import { task } from '../handyman-answers.ts'
import { handymanCopy } from '../handyman-content.ts'
import { suggest, taskOf } from '../suggestions.ts'

/** The step that asks for the task, by title from the list, and for a description. */
export function HandymanTask() {
  const { store, snapshot, phone, idOf } = useFunnel()
  const [chosen, choose] = useAnswer('task', task)
  const tasks = useRead(tasksCall, 'tasks')
  const categories = useRead(categoriesCall, 'categories')
  const typed = chosen?.title ?? ''
  const debounced = useDebounced(typed)
  const failed = [tasks, categories].find((read) => read.state === 'error')
  if (failed?.state === 'error') return <ErrorBlock phone={phone} onRetry={failed.retry} />

  const known = tasks.state === 'ready' ? tasks.answer : []
  const named = categories.state === 'ready' ? categories.answer : []
  const items = chosen?.id ? [] : suggest(known, debounced)
  const handymanOf = (one: KnownTask) => named.find(({ id }) => id === one.category_id)?.title ?? ''
  const looking = tasks.state === 'ready' && debounced === typed && debounced.trim().length >= 2
  return (
    <Fields>
      <Suggest
        id={idOf('task')}
        label={task.facts.label}
        hint={handymanCopy.taskHint}
        error={snapshot.errors.task}
        maxLength={task.facts.maxLength}
        autoComplete="off"
        items={items}
        getKey={(one) => one.id}
        getText={(one) => one.title}
        getNote={handymanOf}
        inputValue={typed}
        onInputValue={(text) => choose(taskOf(known, named, text))}
        onChoose={(one) => choose(taskOf(known, named, one.title))}
        onBlur={() => store.touch('task')}
        emptyText={looking && !chosen?.id ? handymanCopy.taskNothing : undefined}
      />
      {chosen?.handyman && (
        <p className="handyman" role="status">
          {handymanLabel}: <b>{chosen.handyman}</b>
        </p>
      )}
      <BrickField path="comment" brick={jobDescription} />
    </Fields>
  )
}
