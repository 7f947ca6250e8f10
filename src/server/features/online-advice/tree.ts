import type { AnswerOf } from '../../../core/contract/endpoint.ts'
import type { decisionTree } from '../../../core/contract/online-advice/calls.ts'
import type { Runtime } from '../../services/context.ts'

/** What one may ask, as the settings have it today. */
export const readTree = async (ctx: Pick<Runtime, 'settings'>): Promise<AnswerOf<typeof decisionTree>> =>
  (await ctx.settings()).online_advice ?? []
