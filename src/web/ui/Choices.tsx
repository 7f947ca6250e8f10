import type { ComponentProps, ReactNode } from 'react'
import { classes } from './classes.ts'
import { FieldError, FieldGroup } from './Field.tsx'
import { errorId, type Question } from './wiring.ts'

export type Option = { value: string; label: ReactNode; hint?: ReactNode; disabled?: boolean }

type RowProps = Omit<ComponentProps<'input'>, 'children'> & {
  id: string
  type: 'radio' | 'checkbox'
  label: ReactNode
  hint?: ReactNode
  top?: boolean
}

/** A row with one radio or checkbox, its label and its hint. */
export function Row({ id, label, hint, top, ...native }: RowProps) {
  const told = [hint ? `${id}-row-hint` : undefined, native['aria-describedby']].filter(Boolean).join(' ')
  return (
    <div
      className={classes('choice', top && 'choice-top')}
      data-invalid={native['aria-invalid'] ? '' : undefined}
    >
      <input {...native} id={id} aria-describedby={told || undefined} />
      <label htmlFor={id}>{label}</label>
      {hint && (
        <span className="choice-hint" id={`${id}-row-hint`}>
          {hint}
        </span>
      )}
    </div>
  )
}

/** The id of a row. The first row has the group's id, so that a link to the group leads to a control that takes the focus. */
export const rowId = (id: string, at: number) => (at === 0 ? id : `${id}-${at + 1}`)

export type RadioGroupProps = Question & {
  name?: string
  options: readonly Option[]
  value?: string | undefined
  onValue?: (value: string) => void
  onBlur?: () => void
  /** True for short answers side by side: `Ja`, `Nee`. */
  inline?: boolean
}

/** One answer out of a few, all visible. */
export function RadioGroup(props: RadioGroupProps) {
  const { id, name = id, options, value, onValue, onBlur, inline } = props
  return (
    <FieldGroup question={props} role="radiogroup">
      <div className={classes('choices', inline && 'choices-inline')}>
        {options.map((option, at) => (
          <Row
            key={option.value}
            id={rowId(id, at)}
            type="radio"
            name={name}
            value={option.value}
            label={option.label}
            hint={option.hint}
            disabled={option.disabled}
            checked={value === option.value}
            onChange={() => onValue?.(option.value)}
            onBlur={onBlur}
          />
        ))}
      </div>
    </FieldGroup>
  )
}

export type CheckboxProps = Question & {
  name?: string
  checked: boolean
  onChecked?: (checked: boolean) => void
  onBlur?: () => void
  disabled?: boolean
}

/** One checkbox, such as a consent: its label is a sentence and may hold links. */
export function Checkbox(props: CheckboxProps) {
  const { id, name = id, label, hint, error, optional, checked, onChecked, onBlur, disabled } = props
  return (
    <div className="field">
      <Row
        id={id}
        type="checkbox"
        name={name}
        label={label}
        hint={hint}
        top
        disabled={disabled}
        checked={checked}
        onChange={(event) => onChecked?.(event.target.checked)}
        onBlur={onBlur}
        {...(!optional && { 'aria-required': true })}
        {...(error && { 'aria-invalid': true, 'aria-describedby': errorId(id) })}
      />
      {error && <FieldError id={id}>{error}</FieldError>}
    </div>
  )
}
