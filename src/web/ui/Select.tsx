import type { ComponentProps } from 'react'
import { classes } from './classes.ts'
import { Field } from './Field.tsx'
import { Icon } from './icons/Icon.tsx'
import { type Question, type Wiring, wiring } from './wiring.ts'

type Native = Omit<
  ComponentProps<'select'>,
  keyof Question | keyof Wiring | 'value' | 'onChange' | 'children'
>

export type SelectProps = Question &
  Native & {
    options: readonly { value: string; label: string; disabled?: boolean }[]
    value?: string
    onValue?: (value: string) => void
    /** Text of the first option, which has the empty value: `Kies`. */
    placeholder?: string
    width?: 8 | 16
  }

/** One choice of a list, by the browser's own list. */
export function Select(props: SelectProps) {
  const {
    id,
    label,
    hint,
    error,
    optional,
    options,
    value,
    onValue,
    placeholder,
    width,
    className,
    ...native
  } = props
  const question: Question = { id, label, hint, error, optional }
  return (
    <Field question={question}>
      <div className={classes('select', width && `w-${width}`)}>
        <select
          {...native}
          {...(value !== undefined && { value })}
          onChange={(event) => onValue?.(event.target.value)}
          id={id}
          className={classes('input', className)}
          {...wiring(question)}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" size="s" />
      </div>
    </Field>
  )
}
