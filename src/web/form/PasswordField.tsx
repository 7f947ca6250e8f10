import { PasswordInput } from '../ui/PasswordInput.tsx'
import type { ControlProps } from './control.ts'

/** A password field with a button that shows what is typed. */
export function PasswordField({ question, brick, value, set, leave, foot }: ControlProps) {
  return (
    <PasswordInput
      {...question}
      value={typeof value === 'string' ? value : ''}
      onValue={set}
      onBlur={leave}
      autoComplete={brick.facts.autocomplete}
      foot={foot}
    />
  )
}
