import { CheckboxGroup } from '../../web/ui/CheckboxGroup.tsx'
import { Checkbox } from '../../web/ui/Choices.tsx'
import { Select } from '../../web/ui/Select.tsx'
import { choiceWords } from './choice-words.ts'
import type { BooleanNode, ChoiceNode, ListNode, NameNode } from './field-tree.ts'
import { type Choices, type FieldProps, shownText, useField } from './form-context.ts'

interface Option {
  value: string
  label: string
}

/** The options of a list, and the value that stands there now where it is none of them: it stays until another is chosen. */
const withLost = (options: readonly Option[], values: readonly string[]): Option[] => [
  ...options,
  ...values
    .filter((value) => value !== '' && !options.some((option) => option.value === value))
    .map((value) => ({ value, label: `‘${value}’ (dit is er niet)` })),
]

const optionsOf = ({ node, path, words }: FieldProps<ChoiceNode>, part: string): Option[] =>
  node.options.map((value) => ({
    value: String(value),
    label: words.choices?.[String(value)] ?? choiceWords(part, path, value) ?? String(value),
  }))

const nothingChosen = 'Geen keuze'

/** One of a few values. */
export function ChoiceField(props: FieldProps<ChoiceNode>) {
  const { node, value, optional } = props
  const { form, question, set } = useField(props)
  const shown = shownText(value)
  const isEmpty = shown === ''
  return (
    <Select
      {...question}
      options={withLost(optionsOf(props, form.part), [shown])}
      {...((optional || isEmpty) && { placeholder: optional ? nothingChosen : 'Kies' })}
      disabled={form.readOnly}
      value={shown}
      onValue={(text) => {
        const option = node.options.find((one) => String(one) === text)
        if (text === '' ? optional : option !== undefined) set(option)
      }}
    />
  )
}

/** Some of a few values. */
export function ChoicesField(props: FieldProps<ListNode> & { of: ChoiceNode }) {
  const { form, question, set } = useField(props)
  const values = Array.isArray(props.value) ? props.value.map(shownText) : []
  const options = withLost(optionsOf({ ...props, node: props.of }, form.part), values)
  return (
    <CheckboxGroup
      {...question}
      options={options.map((option) => ({ ...option, disabled: form.readOnly }))}
      value={values}
      onValue={(next) => set(next.length === 0 && props.optional ? undefined : next)}
    />
  )
}

type Named = 'desks' | 'prices' | 'funnels' | 'tools' | 'frames' | 'embeds'

/** Names of what the site has: a desk, a funnel. */
export function NamedField({ from, ...props }: FieldProps<NameNode> & { from: Named & keyof Choices }) {
  const { optional } = props
  const { form, question, setText } = useField(props)
  const shown = shownText(props.value)
  return (
    <Select
      {...question}
      options={withLost(form.choices[from], [shown])}
      {...((optional || shown === '') && { placeholder: optional ? nothingChosen : 'Kies' })}
      disabled={form.readOnly}
      value={shown}
      onValue={(text) => (text !== '' || optional) && setText(text)}
    />
  )
}

/** What counts as yes where it is left out. */
const yesWhenLeftOut = ['form.questions.required']

/** Yes or no. One that may be left out is, while it says what leaving it out says. */
export function BooleanField(props: FieldProps<BooleanNode>) {
  const { path, value, optional } = props
  const { form, question, set } = useField(props)
  const usual = yesWhenLeftOut.includes(`${form.part}.${path}`)
  const { id, label, hint, error } = question
  return (
    <div className="boolean-field">
      <Checkbox
        id={id}
        label={label}
        hint={hint}
        error={error}
        optional
        disabled={form.readOnly}
        checked={typeof value === 'boolean' ? value : usual}
        onChecked={(checked) => set(optional && checked === usual ? undefined : checked)}
      />
    </div>
  )
}
