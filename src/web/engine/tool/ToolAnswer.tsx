import type { ReactNode, Ref } from 'react'
import type { ToolResult } from './define-tool.ts'
import { ToolActions, type ToolActionsProps } from './ToolActions.tsx'
import { ToolOutcome } from './ToolOutcome.tsx'

interface ToolAnswerProps extends ToolActionsProps {
  result: ToolResult
  drawing?: ReactNode
  ref: Ref<HTMLHeadingElement>
}

/** What a calculator answers, with what one can do with it. */
export function ToolAnswer({ result, drawing, ref, ...actions }: ToolAnswerProps) {
  return (
    <ToolOutcome result={result} drawing={drawing} ref={ref}>
      <ToolActions {...actions} />
    </ToolOutcome>
  )
}
