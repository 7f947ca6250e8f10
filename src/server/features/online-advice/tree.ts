import type { AnswerOf } from '../../../core/contract/endpoint.ts'
import type { decisionTree } from '../../../core/contract/online-advice/online-advice-calls.ts'
import type { Runtime } from '../../services/context.ts'

/** The tree of specialisms and topics, as the settings have it now. */
export const readTree = async (ctx: Pick<Runtime, 'settings'>): Promise<AnswerOf<typeof decisionTree>> =>
  (await ctx.settings()).online_advice ?? []
