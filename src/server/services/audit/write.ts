import type { Tx } from '../../database/pool.ts'
import { type Context, nowOf } from '../context.ts'

/** Writes down who did what to which row, in the transaction that does it. Holds no answers. */
export const audit = async (tx: Tx, ctx: Context, action: string, subjectId?: string): Promise<void> => {
  const session = await ctx.session()
  await tx
    .insertInto('audit')
    .values({
      at: nowOf(ctx),
      action,
      subject_id: subjectId ?? null,
      person_id: session?.personId ?? null,
      request_id: ctx.requestId,
    })
    .execute()
}
