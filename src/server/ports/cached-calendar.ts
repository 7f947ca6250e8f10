import { LRUCache } from 'lru-cache'
import type { Clock } from '../../core/kernel/clock.ts'
import { answerCache } from './answer-cache.ts'
import type { Busy, Calendar } from './calendar.ts'

const mostKept = 500

/**
 * Keeps when offices are busy (`answerCache`): what comes in meanwhile is found when an appointment is placed. What is placed
 * or removed is seen at once in this process.
 */
export const cachedCalendar = (port: Calendar, clock: Clock): Calendar => {
  const answered = answerCache<Busy[]>(clock, mostKept)
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
    busyWithin: (officeCode, { start, end }) =>
      answered([officeCode, start, end, changes.get(officeCode) ?? 0].join(' '), () =>
        port.busyWithin(officeCode, { start, end }),
      ),
    place: (officeCode, event) => changed(officeCode, port.place(officeCode, event)),
    remove: (officeCode, uid) => changed(officeCode, port.remove(officeCode, uid)),
  }
}
