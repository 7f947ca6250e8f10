import { TextInput } from '../../web/ui/TextInput.tsx'
import type { NameNode, NumberNode } from './field-tree.ts'
import { type FieldProps, shownText, useField } from './form-context.ts'
import { isShownDay, momentOf, numberTyped, wallTimeOf } from './typed-values.ts'

/** A whole number. */
export function NumberField(props: FieldProps<NumberNode>) {
  const { form, question, set, setText } = useField(props)
  return (
    <TextInput
      {...question}
      width={8}
      inputMode="numeric"
      readOnly={form.readOnly}
      value={shownText(props.value)}
      onValue={(text) => (text.trim() === '' ? setText('') : set(numberTyped(text)))}
    />
  )
}

/** A day. A text that is no day is shown as it is. */
export function DayField(props: FieldProps<NameNode>) {
  const { form, question, setText } = useField(props)
  return (
    <TextInput
      {...question}
      width={16}
      type={isShownDay(props.value) ? 'date' : 'text'}
      readOnly={form.readOnly}
      value={shownText(props.value)}
      onValue={setText}
    />
  )
}

/** A moment, asked in the time of the Netherlands. One that cannot be read is shown as it is. */
export function MomentField(props: FieldProps<NameNode>) {
  const { form, question, setText } = useField(props)
  const stored = shownText(props.value)
  const wallTime = stored === '' ? '' : wallTimeOf(stored)
  return (
    <TextInput
      {...question}
      width={16}
      type={wallTime === undefined ? 'text' : 'datetime-local'}
      readOnly={form.readOnly}
      value={wallTime ?? stored}
      onValue={(text) => setText(momentOf(text) ?? text)}
    />
  )
}
