import { useState } from 'react'
import { Field } from '../../web/ui/Field.tsx'
import { wiring } from '../../web/ui/wiring.ts'
import type { ListNode } from './field-tree.ts'
import { type FieldProps, useField } from './form-context.ts'

/** Whether a list can be written as lines: short texts, each on a line of its own. */
export const isLines = ({ item }: ListNode, value: unknown): boolean =>
  item.type === 'line' &&
  (value === undefined ||
    (Array.isArray(value) && value.every((line) => typeof line === 'string' && !/[\r\n]/.test(line))))

const linesOf = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '')

/** A list of short texts, one a line: quicker to write, paste and reorder than a field for each. */
export function LinesField(props: FieldProps<ListNode>) {
  const { at, value, optional, words } = props
  const { form, id, question, set } = useField(props)
  const lines = Array.isArray(value) ? (value as readonly string[]) : []
  const joined = lines.join('\n')
  const [typed, setTyped] = useState(joined)
  // an empty line that somebody is about to write on is no text of the list, but stays on the screen
  const text = linesOf(typed).join('\n') === joined ? typed : joined
  const faults = lines.flatMap((line, index) => {
    const fault = form.faultAt([...at, index])
    return fault === undefined ? [] : [`‘${line}’: ${fault}`]
  })
  const error = [question.error, ...faults].filter(Boolean).join(' ') || undefined
  const asked = {
    ...question,
    error,
    hint: [words.hint, 'Zet elk op een eigen regel.'].filter(Boolean).join(' '),
  }
  return (
    <Field question={asked}>
      <textarea
        id={id}
        className="input"
        rows={Math.min(12, Math.max(2, lines.length + 1))}
        spellCheck={false}
        readOnly={form.readOnly}
        value={text}
        onChange={({ target }) => {
          const next = linesOf(target.value)
          setTyped(target.value)
          set(next.length === 0 && optional ? undefined : next)
        }}
        {...wiring(asked)}
      />
    </Field>
  )
}
