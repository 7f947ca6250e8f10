import type { options } from '../../../core/contract/complaint/complaint-calls.ts'
import type { AnswerOf } from '../../../core/contract/endpoint.ts'
import type { Runtime } from '../../services/context.ts'

/** What a complaint may be about, as the settings list it now. */
export const readOptions = async (ctx: Pick<Runtime, 'settings'>): Promise<AnswerOf<typeof options>> =>
  (await ctx.settings()).complaint_options ?? []
