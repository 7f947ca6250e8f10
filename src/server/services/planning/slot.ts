import { dayOf, today } from '../../../core/kernel/clock.ts'
import { Fault, type FieldErrors, invalidFields } from '../../../core/kernel/fault.ts'
import type { Slot } from '../../../core/planning/agenda.ts'
import { type Agenda, type AgendaKey, findAgenda } from './agenda.ts'
import { type AgendaContext, offeredSlotsOn } from './offer.ts'

/**
 * The agenda of a key.
 * @throws Fault 404 `agenda-unknown` when there is no such office, when it has no such appointments (D54), or when they are at
 * homes and `key` names no home.
 */
export const mustFindAgenda = async (given: AgendaContext, key: AgendaKey): Promise<Agenda> => {
  const found = await mustFindType(given, key)
  if (found.travels && !found.home) throw agendaUnknown()
  return found
}

/**
 * The agenda of a key where it does not matter who can come: without a home, `advisers` are all who serve it anywhere.
 * @throws Fault 404 `agenda-unknown`.
 */
export const mustFindType = async ({ database }: AgendaContext, key: AgendaKey): Promise<Agenda> => {
  const found = await findAgenda(database, key)
  if (!found) throw agendaUnknown()
  return found
}

const agendaUnknown = () =>
  new Fault(404, 'agenda-unknown', 'Deze soort afspraak is er niet bij dit kantoor.')

/**
 * Refuses a day in the past.
 * @throws Fault 400 at `field` (D54).
 */
export const refusePast = ({ clock }: Pick<AgendaContext, 'clock'>, day: string, field: string): void => {
  if (dayOf(day).compare(today(clock)) < 0) throw invalidFields({ [field]: ['Deze dag is al geweest.'] })
}

interface RequestedTime {
  /** YYYY-MM-DD. */
  date: string
  /** Begin as `HH:MM` or `HH:MM:SS`, with an end where the request states one. */
  time: string | { startTime: string; endTime: string }
}

const inFull = (time: string): string => (time.length === 5 ? `${time}:00` : time)

/**
 * The slot that a request means: one that the rules offer now, whether or not somebody else has it (D53 and D54).
 * @throws Fault 400 below `fields` for a day or time that is not offered.
 */
export const offeredSlot = async (
  given: AgendaContext,
  agenda: Agenda,
  { date, time }: RequestedTime,
  fields: { date: string; time: string } = { date: 'date', time: 'time' },
): Promise<Slot> => {
  refusePast(given, date, fields.date)
  const [start, end] = typeof time === 'string' ? [time, undefined] : [time.startTime, time.endTime]
  const slots = await offeredSlotsOn(given, agenda, [date])
  const found = slots.find((one) => one.startTime === inFull(start))
  if (found && (end === undefined || found.endTime === inFull(end))) return found
  const errors: FieldErrors =
    slots.length === 0
      ? { [fields.date]: ['Op deze dag kun je geen afspraak maken.'] }
      : { [fields.time]: ['Op dit tijdstip kun je geen afspraak maken.'] }
  throw invalidFields(errors)
}
