import { changes, dates, hold, nearest, release, times } from '../../core/contract/planning/calls.ts'
import type { AppointmentTime, PickedTime } from '../../core/fields/request/appointment-time.ts'
import type { Hold } from '../engine/definition/asking.ts'

/** Which calendar: the appointments of one type at one office. */
export interface AgendaOf {
  officeId: number
  appointmentType: string
  /** Of the home, where somebody comes to it. */
  postcode?: string | undefined
  houseNumber?: number | undefined
  addition?: string | undefined
  /** How long it takes there. */
  minutes?: number | undefined
}

/** What the calendar asks: the hold that one came back with counts as free, and for a day its times. */
export interface AskedTimes {
  own?: string | undefined
  date?: string
  time?: string
}

/** The call by which holds are let go. */
type Release = Parameters<Hold<object, object, typeof hold>['release']>[0]

/**
 * Whether a list of days or times, or of things that have them by these names, is empty.
 * @throws Error when it is none: a network with a page of its own answers anything.
 */
const isNone = (list: readonly unknown[], ...names: string[]): boolean => {
  for (const one of list)
    for (const text of names.length > 0 ? names.map((name) => (one as Record<string, unknown>)[name]) : [one])
      if (!/^\d\d(:\d\d:|\d\d-[01]\d-[0-3])\d+$/.test(String(text))) throw new Error()
  return list.length === 0
}

/** What a call about an agenda asks: which one, and of whose home. */
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

/** The fields of a request that the chosen time and its hold are: which answer they are made of. */
export const slotFields = { date: 'slot', time: 'slot', hold: 'slot' } as const

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
      /** The day stays, and the calendar shows what is free near the time that went. */
      remains: (slot: AppointmentTime | undefined): PickedTime | undefined =>
        slot && { date: slot.date, lost: slot.startTime },
    },
  },
})
