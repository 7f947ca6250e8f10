import { changes, dates, hold, nearest, release, times } from '../../core/contract/planning.ts'
import type { AppointmentTime, PickedTime } from '../../core/fields/appointment-time.ts'
import type { Hold } from '../engine/definition/asking.ts'

/** Which calendar: the appointments of one type at one office. */
export interface AgendaOf {
  officeId: number
  appointmentType: string
}

/** What the calendar asks: the hold that one came back with counts as free, and for a day its times. */
export interface AskedTimes {
  own?: string | undefined
  date?: string
  time?: string
}

/** The call by which holds are let go. */
type Release = Parameters<Hold<object, object, typeof hold>['release']>[0]

const dayForm = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/
const timeForm = /^\d\d:\d\d:\d\d$/
/** Whether this is a list of texts of a form, below these names where it has any. */
const areTexts = (list: unknown, ...texts: (readonly [form: RegExp, name?: string])[]): boolean =>
  Array.isArray(list) &&
  list.every((one) => texts.every(([form, name]) => form.test(String(name ? one?.[name] : one))))
const [starts, ends] = [[timeForm, 'startTime'] as const, [timeForm, 'endTime'] as const]
const part = (answer: unknown, name: string) => (answer as Record<string, unknown> | null | undefined)?.[name]

/** Well before a hold of ten minutes ends. */
const renewEveryMs = 240_000

/**
 * What a funnel says of the appointment that it asks as `slot` (`appointmentTime`): its calendar is read when the step is
 * there, the time is held while it is chosen, and goes when somebody else was first. `agendaOf` answers undefined as long as
 * it is not known which calendar. Spread it in the definition, with `draws: { slot }` of the picker.
 */
export const planning = <Known extends { slot?: AppointmentTime | undefined }, Around = unknown>(
  agendaOf: (known: Known, context: Around) => AgendaOf | undefined,
) => ({
  reads: {
    'office dates': {
      endpoint: dates,
      input: (known: Known, context: Around, { own }: AskedTimes = {}) => {
        const params = agendaOf(known, context)
        return params && { params, query: { hold: own } }
      },
      isWhole: (answer: unknown) => areTexts(answer, [dayForm]),
    },
    'office times': {
      endpoint: times,
      input: (known: Known, context: Around, { own, date }: AskedTimes = {}) => {
        const params = agendaOf(known, context)
        return params && date ? { params: { ...params, date }, query: { hold: own } } : undefined
      },
      isWhole: (answer: unknown) => areTexts(part(answer, 'appointmentTimes'), starts, ends),
    },
    /** Told before one books. */
    'office changes': {
      endpoint: changes,
      input: (known: Known, context: Around) => {
        const params = agendaOf(known, context)
        return params && { params }
      },
    },
    'nearest times': {
      endpoint: nearest,
      input: (known: Known, context: Around, { own, date, time }: AskedTimes = {}) => {
        const params = agendaOf(known, context)
        return params && date && time ? { params, query: { date, time, hold: own } } : undefined
      },
      isWhole: (answer: unknown) => areTexts(part(answer, 'slots'), [dayForm, 'date'], starts, ends),
    },
  },
  holds: {
    slot: {
      endpoint: hold,
      input: (known: Known, context: Around, token: string | undefined) => {
        const agenda = agendaOf(known, context)
        if (!agenda || !known.slot) return undefined
        const { date, startTime: time } = known.slot
        return { body: { ...agenda, date, time, token } }
      },
      token: ({ token }: { token: string }) => token,
      everyMs: renewEveryMs,
      release: (call: Release, token: string) => call(release, { body: { token } }),
    },
  },
  spoils: {
    slot: {
      codes: ['slot-taken'],
      /** The day stays, and the calendar shows what is free near the time that went. */
      remains: (slot: AppointmentTime | undefined): PickedTime | undefined =>
        slot && { date: slot.date, lost: slot.startTime },
    },
  },
})
