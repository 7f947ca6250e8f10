import { useState } from 'react'
import { Button } from '../../web/ui/Button.tsx'
import { FieldError } from '../../web/ui/Field.tsx'
import { TextInput } from '../../web/ui/TextInput.tsx'
import { fieldIdOf } from './field-id.ts'
import type { ListNode } from './field-tree.ts'
import { focusLater } from './focus-later.ts'
import { type FieldProps, shownText, useField, useFormOf } from './form-context.ts'
import { Group } from './Group.tsx'
import { isObject, own, type Values } from './part-values.ts'
import { Removed } from './Removed.tsx'
import { centsTyped, isShownDay, shownCents } from './typed-values.ts'

const columns = ['from', 'until', 'cents']

/** Whether a list is one of amounts by day, and whether each can be shown in a row. */
export const isAmounts = ({ item }: ListNode, value: unknown): boolean =>
  item.type === 'object' &&
  item.fields.map(({ key }) => key).join() === columns.join() &&
  (value === undefined ||
    (Array.isArray(value) &&
      value.every(
        (row) =>
          isObject(row) &&
          Object.entries(row).every(
            ([key, cell]) => columns.includes(key) && ['string', 'number'].includes(typeof cell),
          ),
      )))

interface CellProps {
  id: string
  label: string
  error: string | undefined
  value: unknown
  onValue(value: unknown): void
}

/** An amount in euros. What is typed stands as typed until somebody leaves the field, and is kept in cents. */
function Euros({ value, onValue, ...question }: CellProps) {
  const { readOnly } = useFormOf()
  const [typed, setTyped] = useState<string>()
  return (
    <TextInput
      {...question}
      inputMode="decimal"
      prefix="€"
      readOnly={readOnly}
      value={typed ?? shownCents(value)}
      onValue={(text) => {
        setTyped(text)
        onValue(centsTyped(text))
      }}
      onBlur={() => setTyped(undefined)}
    />
  )
}

function Day({ value, onValue, optional, ...question }: CellProps & { optional: boolean }) {
  const { readOnly } = useFormOf()
  return (
    <TextInput
      {...question}
      type={isShownDay(value) ? 'date' : 'text'}
      optional={optional}
      readOnly={readOnly}
      value={shownText(value)}
      onValue={(text) => onValue(text === '' && optional ? undefined : text)}
    />
  )
}

/** Amounts that each hold from a day on: a row each, in the order in which they are stored. */
export function AmountsField(props: FieldProps<ListNode>) {
  const { at, value, isNamed } = props
  const { form, id, question } = useField(props)
  const [gone, setGone] = useState<{ row: unknown; index: number }>()
  const rows = Array.isArray(value) ? (value as readonly Values[]) : []
  const undoId = `${id}-terug`
  const change = (to: (list: readonly unknown[]) => readonly unknown[]) =>
    form.change(at, (list) => to(Array.isArray(list) ? list : []))
  return (
    <Group {...question} isNamed={isNamed}>
      <ul className="amounts">
        {rows.map((row, index) => {
          const cell = (key: string, label: string) => ({
            id: fieldIdOf([...at, index, key]),
            label,
            error: form.faultAt([...at, index, key]),
            value: own(row, key),
            onValue: (next: unknown) => form.change([...at, index, key], () => next),
          })
          const fault = form.faultAt([...at, index])
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name, and keep nothing but what is typed
            <li key={index} className="amount">
              <Day {...cell('from', 'Vanaf')} optional={false} />
              <Day {...cell('until', 'Tot en met')} optional />
              <Euros {...cell('cents', 'Bedrag')} />
              {!form.readOnly && (
                <Button
                  variant="quiet"
                  icon="trash"
                  aria-label={`Haal weg: bedrag ${index + 1}`}
                  onClick={() => {
                    setGone({ row, index })
                    change((list) => list.filter((_, one) => one !== index))
                    focusLater(() => document.getElementById(undoId))
                  }}
                >
                  Haal weg
                </Button>
              )}
              {fault && <FieldError id={fieldIdOf([...at, index])}>{fault}</FieldError>}
            </li>
          )
        })}
      </ul>
      {gone && (
        <Removed
          id={undoId}
          name={`Bedrag ${gone.index + 1}`}
          onUndo={() => {
            change((list) => [...list.slice(0, gone.index), gone.row, ...list.slice(gone.index)])
            setGone(undefined)
            focusLater(() => document.getElementById(fieldIdOf([...at, gone.index, 'from'])))
          }}
        />
      )}
      {!form.readOnly && (
        <div className="buttons">
          <Button
            variant="quiet"
            icon="plus"
            onClick={() => {
              setGone(undefined)
              change((list) => [...list, { from: '' }])
              focusLater(() => document.getElementById(fieldIdOf([...at, rows.length, 'from'])))
            }}
          >
            Voeg een bedrag toe
          </Button>
        </div>
      )}
    </Group>
  )
}
