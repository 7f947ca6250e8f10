import { formatDay, todayIso } from '../../../core/kernel/day.ts'
import type { ReplyValues } from '../../../core/requests/reply-placeholders.ts'
import { isSpamSafe, spaced } from '../../../core/rules/spam-safe-text.ts'
import { timeOf } from '../../kit/When.tsx'
import type { Me } from '../../shell/office-context.ts'
import type { Start } from '../../shell/start.ts'
import type { RequestWhole } from '../request-words.ts'

type Of = Pick<RequestWhole, 'reference' | 'kindWords' | 'name' | 'desk' | 'open' | 'dueOn' | 'appointments'>

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
const promiseOf = ({ open, dueOn }: Of, now: Date): string | undefined => {
  if (!open || dueOn === null) return undefined
  const due = new Date(dueOn)
  return due > now ? `${dayOf(due)} vóór ${timeOf(due)} uur` : undefined
}

/** The first appointment that is still to come, `woensdag 2 december, 9.00 - 10.30 uur`; undefined where there is none. */
const appointmentOf = ({ appointments }: Of, now: Date): string | undefined => {
  const [next] = appointments
    .filter(({ state, start }) => state !== 'cancelled' && new Date(start) > now)
    .toSorted((one, other) => one.start.localeCompare(other.start))
  if (!next) return undefined
  const [from, until] = [new Date(next.start), new Date(next.end)]
  return `${dayOf(from)}, ${timeOf(from)} - ${timeOf(until)} uur`
}

/** What stands in the place of each placeholder of a text that is written about this request. */
export const replyValues = (
  request: Of,
  { name }: Pick<Me, 'name'>,
  { desks, reach }: Pick<Start, 'desks' | 'reach'>,
  now = new Date(),
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
