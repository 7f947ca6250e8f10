import { LRUCache } from 'lru-cache'
import type { Clock } from '../../core/kernel/clock.ts'
import type { Busy, Calendar } from './calendar.ts'

/** Milliseconds for which a calendar is believed: what comes in meanwhile is found when an appointment is placed. */
const kept = 30_000
const mostKept = 500

/**
 * Keeps when offices are busy for half a minute: a visitor asks for days and then for times, and many visitors ask at once.
 * The same answer is the same array, which nobody changes. Who asks while it is being asked waits for the same answer; what
 * is placed or removed is seen at once in this process. Failures are not kept.
 */
export const keptCalendar = (port: Calendar, clock: Clock): Calendar => {
  const answers = new LRUCache<string, Promise<Busy[]>>({
    max: mostKept,
    ttl: kept,
    ttlResolution: 0,
    perf: clock,
  })
  /** How often each office was changed here: an answer of before is of another name. */
  const changes = new LRUCache<number, number>({ max: mostKept })
  const changed = async <T>(officeCode: number, work: Promise<T>): Promise<T> => {
    try {
      return await work
    } finally {
      changes.set(officeCode, (changes.get(officeCode) ?? 0) + 1)
    }
  }
  return {
    busyWithin(officeCode, { start, end }) {
      const name = [officeCode, start, end, changes.get(officeCode) ?? 0].join(' ')
      const before = answers.get(name)
      if (before) return before
      const asking = port.busyWithin(officeCode, { start, end })
      answers.set(name, asking)
      asking.catch(() => answers.delete(name))
      return asking
    },
    place: (officeCode, event) => changed(officeCode, port.place(officeCode, event)),
    remove: (officeCode, uid) => changed(officeCode, port.remove(officeCode, uid)),
  }
}
