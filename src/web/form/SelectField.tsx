import { textOf } from '../../core/kernel/text-of.ts'
import { Select } from '../ui/Select.tsx'
import type { ControlProps } from './control.ts'

/** One choice of many, in the browser's own list. */
export function SelectField({ question, brick, choices, value, set, leave }: ControlProps) {
  return (
    <Select
      {...question}
      options={choices}
      placeholder={brick.facts.placeholder ?? 'Kies'}
      value={textOf(value)}
      onValue={set}
      onBlur={leave}
    />
  )
}
