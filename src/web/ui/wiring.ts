import type { ReactNode } from 'react'

/** What every control needs: id, label, hint, error. */
export type Question = {
  /** Id of the control itself, so that a link to `#id` focuses it; in a group, of its first control. */
  id: string
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
  /** True shows `Optioneel` and leaves out `aria-required`; `one-of` only leaves out `aria-required`. */
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

/** The attributes that tie a control to its hint and error; `more` are ids of further descriptions, such as a counter. */
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
