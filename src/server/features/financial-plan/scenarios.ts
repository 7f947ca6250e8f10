import type { AnswerOf } from '../../../core/contract/endpoint.ts'
import type { scenarios } from '../../../core/contract/financial-plan/financial-plan-calls.ts'
import type { Runtime } from '../../services/context.ts'

/** The scenarios that a financial plan can work out, as the settings list them now. */
export const readScenarios = async (ctx: Pick<Runtime, 'settings'>): Promise<AnswerOf<typeof scenarios>> =>
  (await ctx.settings()).financial_plan ?? []
