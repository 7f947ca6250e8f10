import type { ComponentProps } from 'react'
import { classes } from './classes.ts'
import { Field } from './Field.tsx'
import { type Question, type Wiring, wiring } from './wiring.ts'

type Native = Omit<
  ComponentProps<'textarea'>,
  keyof Question | keyof Wiring | 'value' | 'onChange' | 'maxLength'
>

type TextAreaProps = Question &
  Native & {
    value: string
    onValue?: (value: string) => void
    /** Most characters. Not enforced while typing: a pasted text shows in full, with how much of it is too much. */
    limit?: number
  }

const dutch = new Intl.NumberFormat('nl-NL')

/** A sentence with the number of characters left, or with how many are too many. */
export function roomLeft(length: number, limit: number): string {
  const left = limit - length
  const word = Math.abs(left) === 1 ? 'teken' : 'tekens'
  return left < 0 ? `${dutch.format(-left)} ${word} te veel` : `Nog ${dutch.format(left)} ${word}`
}

/** Several lines of text that grow with the answer, with a count of the characters left. */
export function TextArea(props: TextAreaProps) {
  const { id, label, hint, error, optional, value, onValue, limit, className, ...native } = props
  const question: Question = { id, label, hint, error, optional }
  const counter = limit === undefined ? undefined : `${id}-count`
  const foot = limit !== undefined && (
    <div className="counter" id={counter} data-over={value.length > limit ? '' : undefined}>
      {roomLeft(value.length, limit)}
    </div>
  )
  return (
    <Field question={question} foot={foot}>
      <textarea
        rows={5}
        {...native}
        value={value}
        onChange={(event) => onValue?.(event.target.value)}
        id={id}
        className={classes('input', className)}
        {...wiring(question, counter)}
      />
    </Field>
  )
}
