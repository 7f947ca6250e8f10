import { dayOf, startOfDay } from '../../../core/kernel/clock.ts'
import { auditStaff } from '../audit/audit-staff.ts'
import type { Context } from '../context.ts'
import { role } from '../permissions.ts'
import { findAgenda } from './agenda.ts'
import { type Block, blocksWithin, mustHaveOffice } from './block.ts'
import { freeSlotsOn } from './offer.ts'
import { appointmentsWithin, type PlannedAppointment } from './office-day.ts'

export interface OfficeDay {
  appointments: PlannedAppointment[]
  blocks: Block[]
  /** Number of times that are held for visitors who have not booked yet. */
  holds: number
  /**
   * The free times, as `HH:MM`, of each type of appointment at the office. Types at homes are left out, since their times depend
   * on the home.
   */
  free: { typeCode: string; times: string[] }[]
}

const show = async (
  ctx: Context,
  { officeCode, day }: { officeCode: number; day: string },
): Promise<OfficeDay> => {
  await mustHaveOffice(ctx, officeCode)
  const { database } = ctx
  const span = { start: startOfDay(day), end: startOfDay(dayOf(day).add({ days: 1 })) }
  const appointments = await appointmentsWithin(database, officeCode, span)
  const detail = `${officeCode} ${day}`
  // whose appointment was seen stands in the trail of each
  const seen = appointments.map(({ submissionId }) => ({ detail, submissionId }))
  await auditStaff(ctx, 'planning.day', ...(seen.length > 0 ? seen : [{ detail }]))
  const types = await database
    .selectFrom('appointment_type')
    .select('code')
    .where('office_code', '=', officeCode)
    .where('travels', '=', false)
    .orderBy('code')
    .execute()
  const free = types.map(async ({ code: typeCode }) => {
    const agenda = await findAgenda(database, { officeCode, typeCode })
    const slots = agenda ? await freeSlotsOn(ctx, agenda, { days: [day] }) : []
    return { typeCode, times: slots.map(({ startTime }) => startTime.slice(0, 5)) }
  })
  const held = await database
    .selectFrom('reservation')
    .select('id')
    .where('office_code', '=', officeCode)
    .where('held_until', '>', new Date(ctx.clock.now()).toISOString())
    .where('starts', '>=', span.start)
    .where('starts', '<', span.end)
    .execute()
  return {
    appointments,
    blocks: await blocksWithin(database, officeCode, span),
    holds: held.length,
    free: await Promise.all(free),
  }
}

/**
 * Verb of staff: shows a day at an office.
 * @throws Fault 404.
 */
export const showOfficeDay = { may: role('member-service', 'adviser'), run: show }
