import { draftOf } from '../apply/change.ts'
import type { FunnelStore } from '../store.ts'
import type { Tool, ToolResult } from './define-tool.ts'

/**
 * Adds answers that another form hands over to a draft. A draft whose submission has no known outcome yet stays as it was sent.
 */
export const mergeIntoDraft = (draft: unknown, answers: Record<string, unknown>): unknown => {
  const there = (draft ?? {}) as { answers?: Record<string, unknown>; pending?: unknown }
  if (there.pending) return draft
  const given = Object.entries(answers).filter(([, answer]) => answer !== undefined)
  return { ...there, answers: { ...there.answers, ...Object.fromEntries(given) } }
}

/** Opens a funnel with these answers as its draft. The calculator keeps them as well. */
export const followLead = (
  { funnel, state, environment }: FunnelStore,
  lead: Tool['leadsTo'][number],
  { values, outcome }: ToolResult,
): void => {
  const { answers } = draftOf({ funnel, state, effects: [] }, new Map())
  environment.handOver(lead.funnel, { answers: lead.answers(answers, values, outcome) })
  environment.leaveFor(lead.url)
}
