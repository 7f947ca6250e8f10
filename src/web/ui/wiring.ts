import type { ReactNode } from 'react'

/** What every control says about itself. */
export type Question = {
  /** Of the control itself, so that `#id` can be linked to and takes the focus; in a group, of its first control. */
  id: string
  label: ReactNode
  hint?: ReactNode
  /** The Dutch sentence of what is wrong. */
  error?: string | undefined
  /** Shows `Optioneel` and tells a reader that the field may stay empty; `one-of` only says it to neither. */
  optional?: boolean | 'one-of'
}

/** The attributes that tie a control to its hint and its error. */
export type Wiring = {
  'aria-describedby'?: string
  'aria-invalid'?: true
  'aria-required'?: true
}

export const hintId = (id: string) => `${id}-hint`
export const errorId = (id: string) => `${id}-error`

/** Ties a control to what stands around it; `more` are ids of further descriptions, such as a counter. */
export function wiring({ id, hint, error, optional }: Question, ...more: (string | undefined)[]): Wiring {
  const told = [hint ? hintId(id) : undefined, error ? errorId(id) : undefined, ...more]
    .filter(Boolean)
    .join(' ')
  return {
    ...(told && { 'aria-describedby': told }),
    ...(error && { 'aria-invalid': true }),
    ...(!optional && { 'aria-required': true }),
  }
}
