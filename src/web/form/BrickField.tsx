import type { ComponentType, ReactNode } from 'react'
import type { AnyBrick, Choice, Control } from '../../core/fields/brick/brick.ts'
import { displayValue } from '../../core/fields/brick/display-value.ts'
import { loading } from '../../core/fields/brick/sentences.ts'
import { textOf } from '../../core/kernel/text-of.ts'
import { Checkbox, RadioGroup } from '../ui/Choices.tsx'
import { Loading } from '../ui/Loading.tsx'
import { TextInput } from '../ui/TextInput.tsx'
import { CheckboxesField } from './CheckboxesField.tsx'
import type { ControlProps } from './control.ts'
import { DateField } from './DateField.tsx'
import { FilesField } from './FilesField.tsx'
import { type ChoiceNow, useForm } from './handle.ts'
import { PasswordField } from './PasswordField.tsx'
import { SelectField } from './SelectField.tsx'
import { TextAreaField } from './TextAreaField.tsx'
import { UploadsField } from './UploadsField.tsx'

/** Width of a field: one with few characters is narrow, so that its width hints at the answer. */
const widthOf = (brick: AnyBrick) => {
  const most = brick.facts.room ?? brick.facts.maxLength
  if (most === undefined || most > 20) return undefined
  return most <= 5 ? (4 as const) : most <= 10 ? (8 as const) : (16 as const)
}

/** The `maxlength` of an input. Numbers have none: cut off they would be another number, so their error sentence tells it. */
const cutAt = ({ control, maxLength }: AnyBrick['facts']) =>
  control === 'digits' || control === 'tel' ? undefined : maxLength

interface FixedFieldProps {
  id: string
  brick: AnyBrick
  value: unknown
  error: string | undefined
}

const inputTypes: Partial<Record<string, string>> = { email: 'email', tel: 'tel' }

interface BrickFieldProps {
  path: string
  brick: AnyBrick
  readOnly?: boolean
  /** A control that needs a library (suggestions, a signature); the step imports it, so that only that step loads it. */
  control?: ComponentType<ControlProps>
  /** Shown below a password: a strength meter, a link to a forgotten password. */
  foot?: ReactNode
}

/** An answer that cannot be changed here, as text that can be focused and read (D34); an empty one is left out. */
function FixedField({ id, brick, value, error }: FixedFieldProps) {
  const { facts, schema } = brick
  const parsed = schema.safeParse(value)
  const text = parsed.success && facts.choices ? displayValue(brick, parsed.data) : textOf(value)
  if (!text || facts.control === 'none' || facts.control === 'custom') return null
  return <TextInput id={id} label={facts.label} value={text} error={error} width={widthOf(brick)} readOnly />
}

/** Whether the choices stand side by side: only two short ones, since a longer label would break in the middle of a price. */
const fitsBeside = (choices: readonly Choice[]) =>
  choices.length === 2 && choices.every(({ label }) => label.length <= 26)

const drawn = ({ disabled, ...choice }: ChoiceNow, control: Control) => {
  if (disabled === undefined) return choice
  const told = control === 'select' ? { label: `${choice.label} (${disabled})` } : { hint: disabled }
  return { ...choice, ...told, disabled: true }
}

/** The sentence beside a checkbox. Its link opens a new tab, so that answers that are not stored stay. */
function Sentence({ facts }: { facts: AnyBrick['facts'] }) {
  const { label, sentence = label, link } = facts
  if (!link) return sentence
  const [before, after] = sentence.split(link.text)
  return (
    <>
      {before}
      <a href={link.href} target="_blank" rel="noopener">
        {link.text}
        <span className="unseen"> (opent in een nieuw tabblad)</span>
      </a>
      {after}
    </>
  )
}

const controls: Partial<Record<Control, ComponentType<ControlProps>>> = {
  checkboxes: CheckboxesField,
  'date-parts': DateField,
  files: FilesField,
  password: PasswordField,
  select: SelectField,
  textarea: TextAreaField,
  uploads: UploadsField,
}

/** Draws one brick with its control, tied to its label, hint and error. */
export function BrickField({ path, brick, readOnly, control, foot }: BrickFieldProps) {
  const form = useForm()
  const { facts, optional } = brick
  const id = form.idOf(path)
  const may = optional && (facts.oneOf ? ('one-of' as const) : true)
  const question = {
    id,
    label: facts.label,
    hint: form.hint(path) ?? facts.hint,
    error: form.error(path),
    optional: may,
  }
  const value = form.value(path)
  const set = (next: unknown) =>
    form.set(path, typeof next === 'string' && facts.strip ? facts.strip(next) : next)
  const leave = () => form.touch(path, facts.clean)
  const known = form.choices(path, facts.choices)
  if (form.fixed(path)) return <FixedField id={id} brick={brick} value={value} error={form.error(path)} />
  if (!known) return form.readFailed ? null : <Loading text={loading} />
  const choices = known.map((one) => drawn(one, facts.control))
  const Control = control ?? controls[facts.control]
  if (Control) return <Control {...{ path, brick, question, value, choices, set, leave, foot }} />

  switch (facts.control) {
    case 'none':
    case 'custom':
      return null
    case 'radio':
      return (
        <RadioGroup
          {...question}
          options={choices}
          value={value === undefined ? undefined : textOf(value)}
          onValue={set}
          onBlur={leave}
          inline={fitsBeside(choices)}
        />
      )
    case 'checkbox':
      return (
        <Checkbox
          {...question}
          label={<Sentence facts={facts} />}
          checked={value === true}
          onChecked={set}
          onBlur={leave}
        />
      )
    default:
      return (
        <TextInput
          {...question}
          type={inputTypes[facts.control] ?? 'text'}
          inputMode={facts.inputMode}
          autoComplete={facts.autocomplete}
          maxLength={cutAt(facts)}
          placeholder={facts.placeholder}
          width={widthOf(brick)}
          prefix={facts.control === 'money' ? '€' : undefined}
          suffix={facts.unit}
          value={textOf(value)}
          onValue={set}
          onBlur={leave}
          readOnly={readOnly}
        />
      )
  }
}
