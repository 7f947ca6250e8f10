import { draftOf } from '../apply/change.ts'
import type { FunnelStore } from '../store.ts'
import type { ToolLead } from './define-tool.ts'

/** Goes on in a funnel, which finds what was filled in here as its own draft. The calculator keeps it as well. */
export const followLead = (
  { funnel, state, environment }: FunnelStore,
  lead: ToolLead<Record<string, unknown>, Readonly<Record<string, number>>>,
  values: Readonly<Record<string, number>>,
): void => {
  // rule: a calculator hands on no secret
  const { answers } = draftOf({ funnel, state, effects: [] }, new Map())
  environment.handOver(lead.funnel, { answers: lead.answers(answers, values) })
  environment.leaveFor(lead.url)
}
