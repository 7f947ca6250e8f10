import { formatDay, timeOf, todayIso } from '../kernel/day.ts'
import { isSpamSafe, spaced } from '../rules/spam-safe-text.ts'
import type { ReplyValues } from './reply-placeholders.ts'

/** A request, as far as a text about it is filled in. */
interface RequestToFill {
  reference: string
  /** What it is called, `Klus boeken`. */
  kindWords: string
  /** The last name of its sender; null where none is known. */
  name: string | null
  /** Key of the desk that sees to it, and until when its sender was promised an answer (ISO 8601); null where nobody sees to it. */
  desk: string | null
  dueOn: string | null
  /** Whether it waits for staff. */
  open: boolean
  /** `start` and `end` are ISO 8601 instants; what is `cancelled` does not count. */
  appointments: readonly { start: string; end: string; state: string }[]
}

/** The desks by their keys: what each is called, and how people reach it. */
interface DesksToFill {
  desks: Readonly<Record<string, string>>
  reach: Readonly<Record<string, { phone: string; hours: string }>>
}

/** The name with a capital, as a name is written behind `heer/mevrouw`: `De Vries`. */
const withCapital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)

/**
 * The greeting of a sender: nobody was asked whether they are a man or a woman. As in letters, a name that is not known or that
 * could be a link is left out.
 */
const greetingOf = (name: string | null): string =>
  name !== null && isSpamSafe(name) ? `Beste heer/mevrouw ${withCapital(spaced(name))},` : 'Hallo,'

/** A day in full, `vrijdag 4 december`. */
const dayOf = (at: Date): string => formatDay(todayIso({ now: () => at.getTime() }))

/** Until when an answer was promised; undefined where nothing was, or that moment is over: nobody promises the past. */
const promiseOf = ({ open, dueOn }: RequestToFill, now: Date): string | undefined => {
  if (!open || dueOn === null) return undefined
  const due = new Date(dueOn)
  return due > now ? `${dayOf(due)} vóór ${timeOf(due)} uur` : undefined
}

/** The first appointment that is still to come, `woensdag 2 december, 9.00 - 10.30 uur`; undefined where there is none. */
const appointmentOf = ({ appointments }: RequestToFill, now: Date): string | undefined => {
  const [next] = appointments
    .filter(({ state, start }) => state !== 'cancelled' && new Date(start) > now)
    .toSorted((one, other) => Date.parse(one.start) - Date.parse(other.start))
  if (!next) return undefined
  const [from, until] = [new Date(next.start), new Date(next.end)]
  return `${dayOf(from)}, ${timeOf(from)} - ${timeOf(until)} uur`
}

/** What stands in the place of each placeholder of a text that a colleague, by this name, writes about this request. */
export const replyValues = (
  request: RequestToFill,
  { name }: { name: string },
  { desks, reach }: DesksToFill,
  now: Date,
): ReplyValues => {
  const { reference, kindWords, desk } = request
  const of = desk === null ? undefined : reach[desk]
  const [deskName, promise, appointment] = [
    desk === null ? undefined : desks[desk],
    promiseOf(request, now),
    appointmentOf(request, now),
  ]
  return {
    aanhef: greetingOf(request.name),
    referentie: reference,
    aanvraag: kindWords,
    'mijn naam': name,
    ...(deskName !== undefined && { loket: deskName }),
    ...(of && { telefoon: of.phone, openingstijden: of.hours }),
    ...(promise !== undefined && { belofte: promise }),
    ...(appointment !== undefined && { afspraak: appointment }),
  }
}
