import type { ReactNode } from 'react'
import { FieldError, Hint, LabelText } from '../../web/ui/Field.tsx'
import { errorId, hintId } from '../../web/ui/wiring.ts'

interface GroupProps {
  id: string
  label: string
  hint?: string | undefined
  error?: string | undefined
  optional?: boolean
  /** Whether the name stands above it already, so that it is only read aloud. */
  isNamed?: boolean | undefined
  children: ReactNode
}

/** Several fields under one name. It takes the focus for a fault of the whole. */
export function Group({ id, label, hint, error, optional = false, isNamed = false, children }: GroupProps) {
  const told = [hint && hintId(id), error && errorId(id)].filter(Boolean).join(' ')
  return (
    <fieldset
      className="part-group"
      id={id}
      tabIndex={-1}
      {...(told && { 'aria-describedby': told })}
      {...(error && { 'data-invalid': '' })}
    >
      <legend className={isNamed ? 'unseen' : 'field-label'}>
        <LabelText label={label} optional={optional} />
      </legend>
      {hint && <Hint id={id}>{hint}</Hint>}
      {error && <FieldError id={id}>{error}</FieldError>}
      {children}
    </fieldset>
  )
}
