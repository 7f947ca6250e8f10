import { changes, dates, hold, nearest, release, times } from '../../core/contract/planning/planning-calls.ts'
import type { AppointmentTime, PickedTime } from '../../core/fields/request/appointment-time.ts'
import type { Hold } from '../engine/definition/asking.ts'

/** Names a calendar: the appointments of one type at one office. */
export interface AgendaOf {
  officeId: number
  appointmentType: string
  /** Address of the home, for an appointment at home. */
  postcode?: string | undefined
  houseNumber?: number | undefined
  addition?: string | undefined
  /** Minutes that the appointment takes. */
  minutes?: number | undefined
}

/**
 * What the calendar wants to see: `own` is the token of a hold whose time counts as free, `date` the day whose times are asked.
 */
export interface AskedTimes {
  own?: string | undefined
  date?: string
  time?: string
}

type Release = Parameters<Hold<object, object, typeof hold>['release']>[0]

/**
 * Whether a list is empty, after checking that it holds days or times, or objects with these under `names`.
 * @throws Error for
 * anything else: a network with a page of its own may answer anything.
 */
const isNone = (list: readonly unknown[], ...names: string[]): boolean => {
  for (const one of list)
    for (const text of names.length > 0 ? names.map((name) => (one as Record<string, unknown>)[name]) : [one])
      if (!/^\d\d(:\d\d:|\d\d-[01]\d-[0-3])\d+$/.test(String(text))) throw new Error()
  return list.length === 0
}

const ask = <Query extends object>(agenda: AgendaOf | undefined, query: Query) =>
  agenda && {
    params: agenda,
    query: {
      ...query,
      postcode: agenda.postcode,
      houseNumber: agenda.houseNumber,
      addition: agenda.addition,
      minutes: agenda.minutes,
    },
  }

/** For each field of a request about the chosen time and its hold, the answer that it is made of. */
export const slotFields = { date: 'slot', time: 'slot', hold: 'slot' } as const

/** Milliseconds after which a hold is renewed, well before it ends after ten minutes. */
const renewEveryMs = 240_000

/**
 * The parts of a definition for an appointment asked as `slot` (`appointmentTime`): its calendar is read on its step, the chosen
 * time is held, and it is cleared when somebody else was first. `agendaOf` returns undefined as long as the calendar is not
 * known. Spread it into the definition, with `draws: { slot }` of a picker.
 */
export const planning = <Known extends { slot?: AppointmentTime | undefined }, Around = unknown>(
  agendaOf: (known: Known, context: Around) => AgendaOf | undefined,
) => ({
  reads: {
    'office dates': {
      endpoint: dates,
      input: (known: Known, context: Around, { own }: AskedTimes = {}) =>
        ask(agendaOf(known, context), { hold: own }),
      isEmpty: (days: readonly string[]) => isNone(days),
    },
    'office times': {
      endpoint: times,
      input: (known: Known, context: Around, { own, date }: AskedTimes = {}) => {
        const asked = ask(agendaOf(known, context), { hold: own })
        return asked && date ? { ...asked, params: { ...asked.params, date } } : undefined
      },
      isEmpty: (answer: { appointmentTimes: readonly unknown[] }) =>
        isNone(answer.appointmentTimes, 'startTime', 'endTime'),
    },
    /** Rules for changing the appointment, shown before booking. */
    'office changes': {
      endpoint: changes,
      input: (known: Known, context: Around) => {
        const params = agendaOf(known, context)
        return params && { params }
      },
    },
    'nearest times': {
      endpoint: nearest,
      input: (known: Known, context: Around, { own, date, time }: AskedTimes = {}) =>
        date && time ? ask(agendaOf(known, context), { date, time, hold: own }) : undefined,
      isEmpty: (answer: { slots: readonly unknown[] }) =>
        isNone(answer.slots, 'date', 'startTime', 'endTime'),
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
      /** Keeps the day, and the lost time, so that the calendar shows what is free near it. */
      remains: (slot: AppointmentTime | undefined): PickedTime | undefined =>
        slot && { date: slot.date, lost: slot.startTime },
    },
  },
})
