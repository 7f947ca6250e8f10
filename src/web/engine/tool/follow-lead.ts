import { draftOf } from '../apply/change.ts'
import type { FunnelStore } from '../store.ts'
import type { Tool, ToolResult } from './define-tool.ts'

/** Goes on in a funnel, which finds what was filled in here as its own draft. The calculator keeps it as well. */
export const followLead = (
  { funnel, state, environment }: FunnelStore,
  lead: Tool['leadsTo'][number],
  { values, outcome }: ToolResult,
): void => {
  // rule: a calculator hands on no secret
  const { answers } = draftOf({ funnel, state, effects: [] }, new Map())
  environment.handOver(lead.funnel, { answers: lead.answers(answers, values, outcome) })
  environment.leaveFor(lead.url)
}
