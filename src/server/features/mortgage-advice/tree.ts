import type { AnswerOf } from '../../../core/contract/endpoint.ts'
import type { decisionTree } from '../../../core/contract/mortgage-advice/mortgage-advice-calls.ts'
import type { Runtime } from '../../services/context.ts'

/** The decision tree about the purpose of a mortgage, as the settings have it now. */
export const readTree = async (ctx: Pick<Runtime, 'settings'>): Promise<AnswerOf<typeof decisionTree>> =>
  (await ctx.settings()).mortgage_advice ?? { question: '', answers: [] }
