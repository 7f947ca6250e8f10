import { sql } from 'kysely'
import type { RequestOf } from '../../../core/contract/endpoint.ts'
import type { record } from '../../../core/contract/funnel-events/funnel-events-calls.ts'
import { today } from '../../../core/kernel/clock.ts'
import { invalidFields } from '../../../core/kernel/fault.ts'
import type { RequestContext } from '../../services/context.ts'

/**
 * Counts one funnel event in today's row (D52). Only steps that a funnel has are counted, so a day has at most one row per step,
 * outcome and membership status, whatever is sent. Faults: 400 for any other step.
 */
export const recordEvent = async (
  ctx: RequestContext,
  { body }: RequestOf<typeof record>,
): Promise<undefined> => {
  if (!ctx.isFunnelStep(body)) throw invalidFields({ step: ['Deze stap kennen we niet.'] })
  const day = today(ctx.clock).toString()
  await sql`
    INSERT INTO funnel_event AS one (day, funnel, number, step, membership_status, outcome)
    VALUES (${day}::date, ${body.funnel}::text, ${body.number}::smallint, ${body.step}::text,
      ${body.membershipStatus}::text, ${body.outcome}::text)
    ON CONFLICT (day, funnel, number, step, membership_status, outcome) DO UPDATE SET times = one.times + 1
  `.execute(ctx.database)
  return undefined
}
