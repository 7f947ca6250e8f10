import { TextArea } from '../ui/TextArea.tsx'
import type { ControlProps } from './control.ts'

/** More than one line in one's own words, with what is left of the room for it. */
export function TextAreaField({ question, brick, value, set, leave }: ControlProps) {
  return (
    <TextArea
      {...question}
      value={typeof value === 'string' ? value : ''}
      onValue={set}
      onBlur={leave}
      limit={brick.facts.maxLength}
      placeholder={brick.facts.placeholder}
    />
  )
}
