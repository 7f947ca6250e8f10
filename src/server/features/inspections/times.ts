import type { AnswerOf, RequestOf } from '../../../core/contract/endpoint.ts'
import type {
  completionDays,
  completionTimes,
  times,
} from '../../../core/contract/inspections/inspections-calls.ts'
import { amsterdamDay, instantOf } from '../../../core/kernel/clock.ts'
import type { RequestContext } from '../../services/context.ts'
import { offeredSlotsNow } from '../../services/planning/external-calendar.ts'
import { mustFindType, refusePast } from '../../services/planning/slot.ts'
import { agendaOf, inspections, withOffset } from './inspections-agenda.ts'

/**
 * Times at which an existing house can be inspected. Faults: 400 for an unknown address; PartnerError while nobody can tell who
 * can come.
 */
export const readTimes = async (
  ctx: RequestContext,
  { body: { zipCode: postcode, houseNumberAddition: addition, hold, ...home } }: RequestOf<typeof times>,
): Promise<AnswerOf<typeof times>> => {
  const agenda = await agendaOf(ctx, 'construction', { ...home, postcode, addition }, 'houseNumber')
  return (await offeredSlotsNow(ctx, agenda, { own: hold })).map(withOffset)
}

/**
 * Days on which some inspector is free, for any home; the next call takes the home into account. Faults: 404 `agenda-unknown`.
 */
export const readCompletionDays = async (ctx: RequestContext): Promise<AnswerOf<typeof completionDays>> => {
  const agenda = await mustFindType(ctx, inspections('completion'))
  const free = await offeredSlotsNow(ctx, agenda)
  return [...new Set(free.map(({ day }) => day))]
}

/**
 * Free times on the day that the builder planned, nearest to the planned time first: the first one is proposed. Faults: 400 for
 * an unknown address and a day in the past; PartnerError as for `readTimes`.
 */
export const readCompletionTimes = async (
  ctx: RequestContext,
  {
    body: { zipcode: postcode, houseNumber, typeCode, plannedTime, hold },
  }: RequestOf<typeof completionTimes>,
): Promise<AnswerOf<typeof completionTimes>> => {
  const day = amsterdamDay(plannedTime).toString()
  refusePast(ctx, day, 'plannedTime')
  const agenda = await agendaOf(ctx, 'completion', { postcode, houseNumber, typeCode }, 'houseNumber')
  const free = await offeredSlotsNow(ctx, agenda, { days: [day], own: hold })
  const planned = instantOf(plannedTime)
  const away = ({ start }: { start: string }) => Math.abs(instantOf(start) - planned)
  return free.toSorted((a, b) => away(a) - away(b)).map(withOffset)
}
