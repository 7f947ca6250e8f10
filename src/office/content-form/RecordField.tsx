import { useState } from 'react'
import { Button } from '../../web/ui/Button.tsx'
import { TextInput } from '../../web/ui/TextInput.tsx'
import { FieldsOf } from './FieldsOf.tsx'
import { Folded } from './Folded.tsx'
import { fieldIdOf } from './field-id.ts'
import type { RecordNode } from './field-tree.ts'
import { focusFirstIn, focusLater } from './focus-later.ts'
import { type FieldProps, useField } from './form-context.ts'
import { Group } from './Group.tsx'
import { emptyItemOf, fits, isObject, nameOfItem, type Values } from './part-values.ts'
import { Removed } from './Removed.tsx'
import { UnknownField } from './UnknownField.tsx'

interface Gone {
  key: string
  value: unknown
  index: number
}

const asObject = (value: unknown): Values => (isObject(value) ? value : {})

/** Values under names. A name never changes, as other texts use it. */
export function RecordField(props: FieldProps<RecordNode>) {
  const { node, at, path, optional, words, isNamed } = props
  const { form, id, question } = useField(props)
  const entries = Object.entries(asObject(props.value))
  const [added, setAdded] = useState<string>()
  const [gone, setGone] = useState<Gone>()
  const undoId = `${id}-terug`
  const item = words.item ?? 'waarde'

  const change = (to: (entries: readonly [string, unknown][]) => readonly (readonly [string, unknown])[]) =>
    form.change(at, (old) => {
      const next = to(Object.entries(asObject(old)))
      return next.length === 0 && optional ? undefined : Object.fromEntries(next)
    })
  const add = (key: string) => {
    setAdded(key)
    setGone(undefined)
    form.begin([...at, key])
    change((all) => [...all, [key, emptyItemOf(node.item)]])
    focusFirstIn(`${fieldIdOf([...at, key])}-inhoud`)
  }
  const remove = (key: string, value: unknown, index: number) => {
    setGone({ key, value, index })
    change((all) => all.filter(([one]) => one !== key))
    focusLater(() => document.getElementById(undoId))
  }
  const undo = ({ key, value, index }: Gone) => {
    setGone(undefined)
    change((all) => [...all.slice(0, index), [key, value], ...all.slice(index)])
    focusFirstIn(id)
  }
  return (
    <Group {...question} optional={optional && entries.length === 0} isNamed={isNamed}>
      <ul className="part-list">
        {entries.map(([key, value], index) => {
          const place = [...at, key]
          const name = (isObject(value) && nameOfItem(value, words.named)) || key
          return (
            <li key={key}>
              <Folded
                title={<bdi>{name}</bdi>}
                more={name === key ? undefined : key}
                holds={[place]}
                startsOpen={key === added}
                acts={
                  !form.readOnly && (
                    <Button
                      variant="quiet"
                      icon="trash"
                      aria-label={`Haal weg: ${name}`}
                      onClick={() => remove(key, value, index)}
                    >
                      Haal weg
                    </Button>
                  )
                }
              >
                <div className="part-fields" id={`${fieldIdOf(place)}-inhoud`}>
                  {!fits(node.item, value) && <UnknownField at={place} label={key} value={value} />}
                  {node.item.type === 'object' && isObject(value) && (
                    <FieldsOf fields={node.item.fields} value={value} at={place} path={path} />
                  )}
                  {node.item.type !== 'object' &&
                    fits(node.item, value) &&
                    form.draw({
                      node: node.item,
                      at: place,
                      path,
                      value,
                      optional: false,
                      words: { label: key },
                      isNamed: true,
                    })}
                </div>
              </Folded>
            </li>
          )
        })}
      </ul>
      {gone && <Removed id={undoId} name={gone.key} onUndo={() => undo(gone)} />}
      {!form.readOnly && (
        <NewKey
          id={`${id}-nieuw`}
          item={item}
          faultOf={(key) =>
            entries.some(([one]) => one === key) ? 'Deze naam is er al.' : node.keyFault(key)
          }
          onAdd={add}
        />
      )}
    </Group>
  )
}

interface NewKeyProps {
  id: string
  item: string
  faultOf(key: string): string | undefined
  onAdd(key: string): void
}

/** Asks the name of a new value. */
function NewKey({ id, item, faultOf, onAdd }: NewKeyProps) {
  const [key, setKey] = useState('')
  const [fault, setFault] = useState<string>()
  const add = () => {
    const found = faultOf(key)
    setFault(found)
    if (found !== undefined) return
    setKey('')
    onAdd(key)
  }
  return (
    <div className="new-key">
      <TextInput
        id={id}
        label={`Nog een ${item}`}
        hint="Typ een codenaam, zonder spaties. Die verandert later niet meer."
        optional="one-of"
        error={fault}
        autoComplete="off"
        spellCheck={false}
        maxLength={120}
        value={key}
        onValue={(text) => {
          setKey(text)
          setFault(undefined)
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          add()
        }}
      />
      <Button variant="quiet" icon="plus" aria-label={`Voeg toe: ${item}`} onClick={add}>
        Voeg toe
      </Button>
    </div>
  )
}
