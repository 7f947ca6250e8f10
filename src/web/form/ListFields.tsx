import { type ReactNode, useState } from 'react'
import type { AnyList } from '../../core/fields/brick/group.ts'
import { Button } from '../ui/Button.tsx'
import { Fields } from '../ui/Funnel.tsx'
import { Notice } from '../ui/Notice.tsx'
import type { ListProps } from './control.ts'
import { type FormHandle, useForm } from './handle.ts'

/** The last change to a list: an entry that was removed, or put back. */
interface Last {
  index: number
  count: number
  removed: boolean
}

const countOf = (list: AnyList, value: unknown) => Math.max(list.min, Array.isArray(value) ? value.length : 0)

/** Puts the entry that was removed last back in its old place; `setCount` alone would add it at the end. */
export const putBack = (form: FormHandle, path: string, index: number) => {
  const left = form.now(path)
  form.setCount(path, (Array.isArray(left) ? left.length : 0) + 1)
  const entries = form.now(path)
  if (Array.isArray(entries)) form.set(path, entries.slice(0, -1).toSpliced(index, 0, entries.at(-1)))
}

const takeFocus = (element: HTMLElement | null) => {
  element?.focus()
}

function useLast(count: number) {
  const [last, setLast] = useState<Last>()
  // an older undo would bring back another entry, since a list that grows takes from the removed ones
  if (last && last.count !== count) setLast(undefined)
  return [last?.count === count ? last : undefined, setLast] as const
}

/** The numbered entries of a list. One that was removed can be put back until the list changes again. */
export function ListFields({ path, list, drawEntry }: ListProps) {
  const form = useForm()
  const count = countOf(list, form.value(path))
  const [last, setLast] = useLast(count)
  const nameOf = (index: number) => `${list.label} ${index + 1}`
  const change = (index: number, removed: boolean, make: () => void) => () => {
    make()
    const left = countOf(list, form.now(path))
    // a form that is being sent changes nothing
    if (left !== count) setLast({ index, count: left, removed })
  }
  const entries = Array.from({ length: count }, (_, index) => `${path}[${index}]`)
  const rows: ReactNode[] = entries.map((entry, index) => (
    <Entry
      key={entry}
      name={nameOf(index)}
      isBack={last?.removed === false && last.index === index}
      onRemove={count > list.min ? change(index, true, () => form.removeEntry(path, index)) : undefined}
    >
      {drawEntry(entry)}
    </Entry>
  ))
  if (last?.removed) {
    const undo = change(last.index, false, () => putBack(form, path, last.index))
    const told = { id: `${form.idOf(path)}-removed`, name: nameOf(last.index), onUndo: undo }
    // a new key for each removal, so that it is announced and takes the focus
    rows.splice(last.index, 0, <Removed key={`removed ${last.count}`} {...told} />)
  }
  return (
    <>
      {rows}
      {count < list.max && (
        <Button variant="secondary" icon="plus" onClick={() => form.setCount(path, count + 1)}>
          {list.label} toevoegen
        </Button>
      )}
    </>
  )
}

interface EntryProps {
  name: string
  /** True right after it was put back: it takes the focus. */
  isBack: boolean
  onRemove: (() => void) | undefined
  children: ReactNode
}

function Entry({ name, isBack, onRemove, children }: EntryProps) {
  return (
    <fieldset className="group" {...(isBack && { tabIndex: -1, ref: takeFocus })}>
      <legend className="h3">{name}</legend>
      <Fields>
        {children}
        {onRemove && (
          <div>
            <Button variant="quiet" icon="trash" onClick={onRemove}>
              Verwijderen<span className="unseen"> {name}</span>
            </Button>
          </div>
        )}
      </Fields>
    </fieldset>
  )
}

function Removed({ id, name, onUndo }: { id: string; name: string; onUndo: () => void }) {
  const undo = (
    <Button variant="secondary" size="small" ref={takeFocus} aria-describedby={id} onClick={onUndo}>
      Ongedaan maken
    </Button>
  )
  return <Notice role="status" title={<span id={id}>{name} is verwijderd.</span>} actions={undo} />
}
