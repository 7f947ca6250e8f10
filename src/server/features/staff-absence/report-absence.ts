import { todayIso } from '../../../core/kernel/day.ts'
import { audit } from '../../services/audit/write-trail.ts'
import { type Context, nowOf } from '../../services/context.ts'
import { findStaff } from '../../services/staff/find-staff.ts'
import { memberOfStaff } from '../../services/staff/member-of-staff.ts'
import { staffUnknown } from '../../services/staff/staff-refusals.ts'
import { returnWorkOf } from '../../services/submissions/return-work.ts'

/** The days on which a colleague is not there, both counted, as YYYY-MM-DD; without the last one while nobody knows it. */
interface AbsentDays {
  from: string
  until?: string | undefined
}

/**
 * Writes down that somebody who works here is not there, in the place of what was known before. From the first day on their open
 * requests are nobody's: at once where that is today, else by the job that looks every minute.
 * @returns how many requests lie on the pile again.
 * @throws Fault 404 for somebody who left.
 */
export const reportAbsence = async (
  ctx: Context,
  staffId: string,
  { from, until }: AbsentDays,
): Promise<{ returned: number }> => {
  const by = await memberOfStaff(ctx)
  return ctx.transaction(async (tx) => {
    // what they take or get at this instant comes before it and lies on the pile again, or after it and is refused
    await tx.selectFrom('staff_account').select('id').where('id', '=', staffId).forNoKeyUpdate().execute()
    if (!(await findStaff(tx, staffId))) throw staffUnknown()
    await audit(tx, ctx, 'staff-absence.report', staffId)
    const absence = { from_day: from, until_day: until ?? null, made_by: by.id, made_at: nowOf(ctx) }
    await tx
      .insertInto('staff_absence')
      .values({ staff_id: staffId, ...absence })
      .onConflict((conflict) => conflict.column('staff_id').doUpdateSet(absence))
      .execute()
    return { returned: from <= todayIso(ctx.clock) ? await returnWorkOf(tx, ctx, staffId) : 0 }
  })
}

/**
 * Takes away that somebody is not there, today or on days to come. What they had lies on the pile, and stays there.
 * @returns whether anything was known.
 * @throws Fault 404 for somebody who left.
 */
export const endAbsence = async (ctx: Context, staffId: string): Promise<{ ended: boolean }> =>
  ctx.transaction(async (tx) => {
    if (!(await findStaff(tx, staffId))) throw staffUnknown()
    const gone = await tx.deleteFrom('staff_absence').where('staff_id', '=', staffId).executeTakeFirst()
    const ended = gone.numDeletedRows > 0n
    if (ended) await audit(tx, ctx, 'staff-absence.end', staffId)
    return { ended }
  })
