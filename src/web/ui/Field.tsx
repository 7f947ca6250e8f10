import type { ReactNode } from 'react'
import { Icon } from './icons/Icon.tsx'
import { errorId, hintId, type Question } from './wiring.ts'

/** The words of a label, followed by `Optioneel` where the answer may stay empty. */
export function LabelText({ label, optional }: Pick<Question, 'label' | 'optional'>) {
  return (
    <>
      {label}
      {optional === true && <span className="optional"> Optioneel</span>}
    </>
  )
}

export function Hint({ id, children }: { id: string; children: ReactNode }) {
  return (
    <div className="field-hint" id={hintId(id)}>
      {children}
    </div>
  )
}

/** The error of a field: an icon and a sentence, in red. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p className="field-error" id={errorId(id)}>
      <Icon name="error" size="s" />
      <span>{children}</span>
    </p>
  )
}

/** One control with its label above it, its hint below the label and its error below the control. */
export function Field({
  question,
  foot,
  children,
}: {
  question: Question
  foot?: ReactNode
  children: ReactNode
}) {
  const { id, hint, error } = question
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        <LabelText {...question} />
      </label>
      {hint && <Hint id={id}>{hint}</Hint>}
      {children}
      {(error || foot) && (
        <div className="field-foot">
          {error && <FieldError id={id}>{error}</FieldError>}
          {foot}
        </div>
      )}
    </div>
  )
}

type FieldGroupProps = { question: Question; role?: 'radiogroup'; children: ReactNode }

/** Several controls under one legend: radios, checkboxes, the parts of a date. */
export function FieldGroup({ question, role, children }: FieldGroupProps) {
  const { id, hint, error, optional } = question
  const told = [hint && hintId(id), error && errorId(id)].filter(Boolean).join(' ')
  const radios = role && { role, 'aria-required': !optional, 'aria-invalid': Boolean(error) }
  return (
    <fieldset
      className="field"
      {...radios}
      {...(told && { 'aria-describedby': told })}
      {...(error && { 'data-invalid': '' })}
    >
      <legend className="field-label">
        <LabelText {...question} />
      </legend>
      {hint && <Hint id={id}>{hint}</Hint>}
      {children}
      {error && <FieldError id={id}>{error}</FieldError>}
    </fieldset>
  )
}
