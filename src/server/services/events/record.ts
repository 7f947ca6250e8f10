import { sql } from 'kysely'
import type { RequestOf } from '../../../core/contract/endpoint.ts'
import type { record } from '../../../core/contract/events.ts'
import { today } from '../../../core/kernel/clock.ts'
import type { Context } from '../context.ts'

// All funnels together have some thousand different events; whoever makes names up fills no table.
const mostRowsADay = 5000

/** Counts one funnel event on today's row (decision 52). */
export const recordEvent = async (ctx: Context, { body }: RequestOf<typeof record>): Promise<undefined> => {
  const day = today(ctx.clock).toString()
  await sql`
    INSERT INTO funnel_event AS one (day, funnel, number, step, membership_status, outcome)
    SELECT ${day}::date, ${body.funnel}::text, ${body.number}::smallint, ${body.step}::text,
      ${body.membershipStatus}::text, ${body.outcome}::text
    WHERE (SELECT count(*) FROM funnel_event WHERE day = ${day}::date) < ${mostRowsADay}
    ON CONFLICT (day, funnel, number, step, membership_status, outcome) DO UPDATE SET times = one.times + 1
  `.execute(ctx.database)
  return undefined
}
