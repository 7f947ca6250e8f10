import { TextArea } from '../ui/TextArea.tsx'
import type { ControlProps } from './control.ts'

/** Several lines of text, with the number of characters left. */
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
