import type { ChangeEvent, ComponentProps, ReactNode } from 'react'
import { classes } from './classes.ts'
import { Field } from './Field.tsx'
import { type Question, type Wiring, wiring } from './wiring.ts'

type Native = Omit<
  ComponentProps<'input'>,
  keyof Question | keyof Wiring | 'value' | 'onChange' | 'width' | 'prefix'
>

export type TextInputProps = Question &
  Native & {
    value?: string
    onValue?: (value: string) => void
    /** Width in characters, about; as wide as the column when left out. */
    width?: 4 | 8 | 16
    /** A sign before or behind the answer, such as € or m². The label must say the unit too. */
    prefix?: ReactNode
    suffix?: ReactNode
  }

/** One line of text. With `value` and `onValue` the caller controls it; without, it keeps its own text. */
export function TextInput(props: TextInputProps) {
  const { id, label, hint, error, optional, value, onValue, width, prefix, suffix, className, ...native } =
    props
  const question: Question = { id, label, hint, error, optional }
  const affixed = prefix !== undefined || suffix !== undefined
  const room = width && `w-${width}`
  const control = (
    <input
      type="text"
      {...native}
      {...(value !== undefined && { value })}
      onChange={(event: ChangeEvent<HTMLInputElement>) => onValue?.(event.target.value)}
      id={id}
      className={classes('input', !affixed && room, className)}
      {...wiring(question)}
    />
  )
  return (
    <Field question={question}>
      {affixed ? (
        <div className={classes('affix', room)}>
          {prefix !== undefined && <Affix>{prefix}</Affix>}
          {control}
          {suffix !== undefined && <Affix>{suffix}</Affix>}
        </div>
      ) : (
        control
      )}
    </Field>
  )
}

function Affix({ children }: { children: ReactNode }) {
  return (
    <span className="affix-text" aria-hidden="true">
      {children}
    </span>
  )
}
