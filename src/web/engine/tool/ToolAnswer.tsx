import type { ReactNode, Ref } from 'react'
import { DefinitionList } from '../../ui/Facts.tsx'
import type { Derived } from '../state/derive.ts'
import { rowsOf } from '../steps/overview-rows.ts'
import { type ToolResult, toolStep } from './define-tool.ts'
import { ToolActions, type ToolActionsProps } from './ToolActions.tsx'
import { ToolOutcome } from './ToolOutcome.tsx'

interface ToolAnswerProps extends ToolActionsProps {
  result: ToolResult
  derived: Derived
  drawing?: ReactNode
  ref: Ref<HTMLHeadingElement>
}

/** The result of a calculator, with what a visitor can do with it. */
export function ToolAnswer({ result, derived, drawing, ref, ...actions }: ToolAnswerProps) {
  const filled = rowsOf(derived, toolStep)
  return (
    <>
      {/* shown on paper, in place of the form */}
      <div className="tool-filled">
        <h3>Wat je invulde</h3>
        <DefinitionList wide facts={filled.map(({ label, value }) => ({ term: label, value }))} />
      </div>
      <ToolOutcome result={result} drawing={drawing} ref={ref}>
        <ToolActions {...actions} />
      </ToolOutcome>
    </>
  )
}
