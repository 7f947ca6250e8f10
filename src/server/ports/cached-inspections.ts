import type { Clock } from '../../core/kernel/clock.ts'
import { PartnerError } from '../../core/kernel/fault.ts'
import type { Span } from '../../core/planning/agenda.ts'
import { answerCache } from './answer-cache.ts'
import type { Inspections } from './inspections.ts'

/** The number of answers that are kept; it is low, as each answer may hold thousands of times. */
const mostKept = 200

/**
 * Keeps for half a minute when the partner can be at a home (`answerCache`). Handing an inspection over does not change these
 * times. A refusal shows that they have changed, so after one everything is asked again.
 */
export const cachedInspections = (port: Inspections, clock: Clock): Inspections => {
  const answered = answerCache<Span[]>(clock, mostKept)
  let refusals = 0
  return {
    openTimes(home, span) {
      const name = [
        home.kind,
        home.postcode,
        home.houseNumber,
        home.lat,
        home.lon,
        span.start,
        span.end,
        refusals,
      ]
      return answered(name.join(' '), () => port.openTimes(home, span))
    },
    async place(order) {
      try {
        await port.place(order)
      } catch (thrown) {
        if (thrown instanceof PartnerError && thrown.reason === 'refused') refusals += 1
        throw thrown
      }
    },
    remove: (uid) => port.remove(uid),
  }
}
