import type { RequestOf } from '../../../core/contract/endpoint.ts'
import type { record } from '../../../core/contract/events.ts'
import { today } from '../../../core/kernel/clock.ts'
import type { Context } from '../context.ts'

/** Counts one funnel event on today's row (decision 52). */
export const recordEvent = async (ctx: Context, { body }: RequestOf<typeof record>): Promise<undefined> => {
  await ctx.database
    .insertInto('funnel_event')
    .values({
      day: today(ctx.clock).toString(),
      funnel: body.funnel,
      number: body.number,
      step: body.step,
      membership_status: body.membershipStatus,
      outcome: body.outcome,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'funnel', 'number', 'step', 'membership_status', 'outcome'])
        .doUpdateSet((set) => ({ times: set('funnel_event.times', '+', 1) })),
    )
    .execute()
  return undefined
}
