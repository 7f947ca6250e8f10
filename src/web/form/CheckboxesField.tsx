import { CheckboxGroup } from '../ui/CheckboxGroup.tsx'
import type { ControlProps } from './control.ts'

/** A question with several answers, as checkboxes. */
export function CheckboxesField({ question, choices, value, set, leave }: ControlProps) {
  return (
    <CheckboxGroup
      {...question}
      options={choices}
      value={Array.isArray(value) ? value : []}
      onValue={set}
      onBlur={leave}
    />
  )
}
