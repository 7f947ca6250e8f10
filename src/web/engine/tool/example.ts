import { visitor } from '../../../core/kernel/viewer.ts'
import type { SummaryRow } from '../definition/summary.ts'
import { serverEnvironment } from '../react/server-environment.ts'
import { rowsOf } from '../steps/overview-rows.ts'
import { FunnelStore } from '../store.ts'
import { resultOf, type Tool, type ToolResult, toolStep } from './define-tool.ts'

/** A worked example: what was filled in, in words, and the result. */
export interface MadeExample {
  /** YYYY-MM-DD: the day whose figures count. */
  day: string
  answers: readonly SummaryRow[]
  result: ToolResult
}

/**
 * Makes a calculator's example.
 * @throws Error when the calculator refuses the answers.
 */
export const exampleOf = (tool: Tool): MadeExample => {
  const { answers, day } = tool.example
  const environment = { ...serverEnvironment, today: () => day, requestedStep: () => toolStep }
  const store = new FunnelStore(tool.funnel, { viewer: visitor, properties: {}, today: day }, environment)
  store.begin(visitor)
  for (const [path, typed] of Object.entries(answers)) store.set(path, typed)
  const snapshot = store.getSnapshot()
  const result = resultOf(tool, snapshot)
  if (!result) {
    const wrong = JSON.stringify(snapshot.derived.errors[toolStep])
    throw new Error(`${tool.funnel.slug}: its example has no result: ${wrong}`)
  }
  return { day, answers: rowsOf(snapshot.derived, toolStep), result }
}
