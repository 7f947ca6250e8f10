import { type ComponentProps, type ReactNode, useState } from 'react'
import { Field } from './Field.tsx'
import { type Question, type Wiring, wiring } from './wiring.ts'

type Native = Omit<ComponentProps<'input'>, keyof Question | keyof Wiring | 'value' | 'onChange' | 'type'>

type PasswordInputProps = Question &
  Native & {
    value?: string
    onValue?: (value: string) => void
    /** Shown below the field: a strength meter, a link to a forgotten password. */
    foot?: ReactNode
  }

/** A password field with a button that shows what is typed. */
export function PasswordInput(props: PasswordInputProps) {
  const { id, label, hint, error, optional, value, onValue, foot, ...native } = props
  const [shown, show] = useState(false)
  const question: Question = { id, label, hint, error, optional }
  return (
    <Field question={question} foot={foot}>
      <div className="affix">
        <input
          autoComplete="current-password"
          {...native}
          {...(value !== undefined && { value })}
          onChange={(event) => onValue?.(event.target.value)}
          type={shown ? 'text' : 'password'}
          id={id}
          className="input"
          autoCapitalize={shown ? 'none' : undefined}
          spellCheck={false}
          {...wiring(question)}
        />
        <button
          type="button"
          className="affix-button"
          aria-controls={id}
          aria-label={shown ? 'Verberg wachtwoord' : 'Toon wachtwoord'}
          onClick={() => show(!shown)}
        >
          {shown ? 'Verberg' : 'Toon'}
        </button>
      </div>
    </Field>
  )
}
