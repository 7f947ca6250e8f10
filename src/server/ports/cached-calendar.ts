import { LRUCache } from 'lru-cache'
import type { Clock } from '../../core/kernel/clock.ts'
import { answerCache } from './answer-cache.ts'
import type { Busy, Calendar } from './calendar.ts'

const mostKept = 500

/**
 * Keeps for half a minute when offices are busy (`answerCache`). An event that others add meanwhile is noticed when an
 * appointment is placed. What this process places or removes itself is seen at once.
 */
export const cachedCalendar = (port: Calendar, clock: Clock): Calendar => {
  const answered = answerCache<Busy[]>(clock, mostKept)
  /**
   * The number of changes that this process made at each office. It is part of the name of an answer, so a change makes older
   * answers unused.
   */
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
