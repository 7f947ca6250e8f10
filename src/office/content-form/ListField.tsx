import { type ReactNode, useId, useRef, useState } from 'react'
import type { Place } from '../../core/content/part-defects.ts'
import { Button } from '../../web/ui/Button.tsx'
import { FieldError } from '../../web/ui/Field.tsx'
import { Icon } from '../../web/ui/icons/Icon.tsx'
import type { OfficeIconName } from '../kit/icons.ts'
import { OfficeIcon } from '../kit/OfficeIcon.tsx'
import { FieldsOf } from './FieldsOf.tsx'
import { Folded } from './Folded.tsx'
import { fieldIdOf } from './field-id.ts'
import type { FieldNode, ListNode } from './field-tree.ts'
import { focusFirstIn, focusLater } from './focus-later.ts'
import { type FieldProps, FormOfProvider, useField, useFormOf } from './form-context.ts'
import { Group } from './Group.tsx'
import { emptyItemOf, fits, isObject, moved, nameOfItem } from './part-values.ts'
import { Removed } from './Removed.tsx'
import { UnknownField } from './UnknownField.tsx'

/** A key for each item, so that each keeps its controls wherever it moves. A list that was changed elsewhere begins anew. */
const useItemKeys = (length: number) => {
  const count = useRef(length)
  const fresh = () => {
    count.current++
    return count.current
  }
  const [keys, setKeys] = useState<readonly number[]>(() => Array.from({ length }, (_, index) => -index))
  if (keys.length === length) return { keys, setKeys, fresh }
  const anew = Array.from({ length }, fresh)
  setKeys(anew)
  return { keys: anew, setKeys, fresh }
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

const isFolding = ({ type }: FieldNode): boolean => ['object', 'list', 'tagged'].includes(type)

interface ActProps {
  id?: string
  icon: OfficeIconName | 'trash'
  label: string
  isOff?: boolean
  run(): void
}

/** A button of an item. One that can do nothing now stays where it is, so that the focus does too. */
function Act({ id, icon, label, isOff = false, run }: ActProps) {
  return (
    <button
      id={id}
      type="button"
      className="btn btn-quiet btn-icon"
      aria-label={label}
      title={label}
      aria-disabled={isOff || undefined}
      onClick={() => !isOff && run()}
    >
      {icon === 'trash' ? <Icon name="trash" size="s" /> : <OfficeIcon name={icon} size="s" />}
    </button>
  )
}

interface ItemProps {
  node: FieldNode
  at: Place
  path: string
  value: unknown
  /** What it is called where it has no words of its own: `Stap 2`. */
  called: string
  name: string
  /** Whether it begins open. */
  isNew: boolean
  acts: ReactNode
}

/** An item of a list: one with several fields is folded, with its name. */
function Item({ node, at, path, value, called, name, isNew, acts }: ItemProps) {
  const form = useFormOf()
  const id = fieldIdOf(at)
  if (!isFolding(node))
    return (
      <div className="list-line">
        {fits(node, value) ? (
          form.draw({ node, at, path, value, optional: false, words: { label: called } })
        ) : (
          <UnknownField at={at} label={called} value={value} mayRemove={false} />
        )}
        <div className="folded-acts">{acts}</div>
      </div>
    )
  const error = form.faultAt(at)
  const draw = () => {
    if (!fits(node, value)) return <UnknownField at={at} label={called} value={value} mayRemove={false} />
    if (node.type !== 'object' || !isObject(value))
      return form.draw({ node, at, path, value, optional: false, words: { label: called }, isNamed: true })
    return (
      <fieldset className="part-fields" id={id} tabIndex={-1} aria-label={called}>
        {error && <FieldError id={id}>{error}</FieldError>}
        <FieldsOf fields={node.fields} value={value} at={at} path={path} />
      </fieldset>
    )
  }
  return (
    <Folded
      title={name === '' ? called : <bdi>{name}</bdi>}
      more={name === '' ? undefined : called}
      holds={[at]}
      startsOpen={isNew}
      acts={acts}
    >
      <FormOfProvider value={{ ...form, within: [form.within, called].filter(Boolean).join(', ') }}>
        {draw()}
      </FormOfProvider>
    </Folded>
  )
}

/** What was taken out of a list, and where it stood. */
interface Gone {
  item: unknown
  index: number
  name: string
}

/** A list whose items are added, taken out and moved one by one. */
export function ListField(props: FieldProps<ListNode>) {
  const { node, at, path, value, optional, words, isNamed } = props
  const { form, question } = useField(props)
  const items: readonly unknown[] = Array.isArray(value) ? value : []
  const { keys, setKeys, fresh } = useItemKeys(items.length)
  const [added, setAdded] = useState<number>()
  const [gone, setGone] = useState<Gone>()
  const [told, setTold] = useState('')
  const own = useId()
  const item = words.item ?? 'onderdeel'
  const undoId = `${own}-terug`
  const isFull = node.most !== undefined && items.length >= node.most

  const change = (to: (list: readonly unknown[]) => readonly unknown[]) =>
    form.change(at, (list) => {
      const next = to(Array.isArray(list) ? list : [])
      return next.length === 0 && optional ? undefined : next
    })
  const add = () => {
    const key = fresh()
    setKeys([...keys, key])
    setAdded(key)
    setGone(undefined)
    form.begin([...at, items.length])
    change((list) => [...list, emptyItemOf(node.item)])
    focusFirstIn(`${own}-${key}`)
  }
  const remove = (index: number, name: string) => {
    setKeys(keys.filter((_, one) => one !== index))
    setGone({ item: items[index], index, name })
    change((list) => list.filter((_, one) => one !== index))
    focusLater(() => document.getElementById(undoId))
  }
  const undo = ({ item: back, index }: Gone) => {
    const key = fresh()
    setKeys([...keys.slice(0, index), key, ...keys.slice(index)])
    setGone(undefined)
    change((list) => [...list.slice(0, index), back, ...list.slice(index)])
    focusFirstIn(`${own}-${key}`)
  }
  const move = (from: number, to: number, name: string) => {
    const button = `${own}-${keys[from]}-${to < from ? 'omhoog' : 'omlaag'}`
    setKeys(moved(keys, from, to))
    setTold(`${name} staat nu op plaats ${to + 1} van ${items.length}.`)
    change((list) => moved(list, from, to))
    focusLater(() => document.getElementById(button))
  }
  const acts = (index: number, key: number, name: string) =>
    form.readOnly ? null : (
      <>
        <Act
          id={`${own}-${key}-omhoog`}
          icon="up"
          label={`Omhoog: ${name}`}
          isOff={index === 0}
          run={() => move(index, index - 1, name)}
        />
        <Act
          id={`${own}-${key}-omlaag`}
          icon="down"
          label={`Omlaag: ${name}`}
          isOff={index === items.length - 1}
          run={() => move(index, index + 1, name)}
        />
        <Act icon="trash" label={`Haal weg: ${name}`} run={() => remove(index, name)} />
      </>
    )
  const undoLine = gone && <Removed id={undoId} name={gone.name} onUndo={() => undo(gone)} />
  return (
    <Group {...question} optional={optional && items.length === 0} isNamed={isNamed}>
      <ol className="part-list">
        {keys.map((key, index) => {
          const called = `${capital(item)} ${index + 1}`
          const name = nameOfItem(items[index], words.named)
          return (
            <li key={key} id={`${own}-${key}`}>
              {gone?.index === index && undoLine}
              <Item
                node={node.item}
                at={[...at, index]}
                path={path}
                value={items[index]}
                called={called}
                name={name}
                // a list that begins with an item to be written shows it
                isNew={key === added || (index === 0 && name === '')}
                acts={acts(index, key, isFolding(node.item) && name !== '' ? name : called)}
              />
            </li>
          )
        })}
      </ol>
      {gone && gone.index >= items.length && undoLine}
      <p className="unseen" role="status">
        {told}
      </p>
      {!form.readOnly && isFull && <p className="muted">Hier passen er hoogstens {node.most}.</p>}
      {!form.readOnly && !isFull && (
        <div className="buttons">
          <Button variant="quiet" icon="plus" onClick={add}>
            Voeg een {item} toe
          </Button>
        </div>
      )}
    </Group>
  )
}
