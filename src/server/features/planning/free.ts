import type { AnswerOf, RequestOf } from '../../../core/contract/endpoint.ts'
import type { changes, dates, nearest, times } from '../../../core/contract/planning/planning-calls.ts'
import { wallToZulu } from '../../../core/kernel/clock.ts'
import { nearestSlots } from '../../../core/planning/free.ts'
import type { RequestContext } from '../../services/context.ts'
import { offeredSlotsNow } from '../../services/planning/external-calendar.ts'
import { mustFindType, refusePast } from '../../services/planning/slot.ts'
import { agendaFor } from './agenda-for.ts'

/**
 * Days with free times. Faults: 404 `agenda-unknown`; PartnerError when the calendar of the office, or for a home the register,
 * is away.
 */
export const readDates = async (
  ctx: RequestContext,
  { params, query }: RequestOf<typeof dates>,
): Promise<AnswerOf<typeof dates>> => {
  const agenda = await agendaFor(ctx, params, query)
  const free = await offeredSlotsNow(ctx, agenda, { own: query.hold })
  return [...new Set(free.map(({ day }) => day))]
}

/** Free times on a day. Faults: 404 `agenda-unknown`, 400 for a day in the past; PartnerError as for `readDates`. */
export const readTimes = async (
  ctx: RequestContext,
  { params, query }: RequestOf<typeof times>,
): Promise<AnswerOf<typeof times>> => {
  const agenda = await agendaFor(ctx, params, query)
  refusePast(ctx, params.date, 'date')
  const free = await offeredSlotsNow(ctx, agenda, { days: [params.date], own: query.hold })
  return { appointmentTimes: free.map(({ startTime, endTime }) => ({ startTime, endTime })) }
}

/** Number of times that are offered in place of one that was taken. */
const nearby = 3

/** The free times nearest to one that was taken. Faults: 404 `agenda-unknown`; PartnerError as for `readDates`. */
export const readNearest = async (
  ctx: RequestContext,
  { params, query }: RequestOf<typeof nearest>,
): Promise<AnswerOf<typeof nearest>> => {
  const agenda = await agendaFor(ctx, params, query)
  const free = await offeredSlotsNow(ctx, agenda, { own: query.hold })
  const wanted = wallToZulu(`${query.date}T${query.time}`)
  return {
    slots: nearestSlots(free, wanted, nearby).map(({ day, startTime, endTime }) => ({
      date: day,
      startTime,
      endTime,
    })),
  }
}

/** The rules for moving and cancelling an appointment of this type oneself. Faults: 404 `agenda-unknown`. */
export const readChanges = async (
  ctx: RequestContext,
  { params: { officeId: officeCode, appointmentType: typeCode } }: RequestOf<typeof changes>,
): Promise<AnswerOf<typeof changes>> => (await mustFindType(ctx, { officeCode, typeCode })).changes
