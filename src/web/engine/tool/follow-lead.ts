import { draftOf } from '../apply/change.ts'
import type { FunnelStore } from '../store.ts'
import type { Tool, ToolResult } from './define-tool.ts'

/**
 * The draft of a form with answers that are handed to it, beside what somebody filled in there before. One whose sending
 * has no outcome yet stays as it was sent.
 */
export const addedTo = (draft: unknown, answers: Record<string, unknown>): unknown => {
  const there = (draft ?? {}) as { answers?: Record<string, unknown>; pending?: unknown }
  if (there.pending) return draft
  const given = Object.entries(answers).filter(([, answer]) => answer !== undefined)
  return { ...there, answers: { ...there.answers, ...Object.fromEntries(given) } }
}

/** Goes on in a funnel, which finds what was filled in here as its own draft. The calculator keeps it as well. */
export const followLead = (
  { funnel, state, environment }: FunnelStore,
  lead: Tool['leadsTo'][number],
  { values, outcome }: ToolResult,
): void => {
  const { answers } = draftOf({ funnel, state, effects: [] }, new Map())
  environment.handOver(lead.funnel, { answers: lead.answers(answers, values, outcome) })
  environment.leaveFor(lead.url)
}
