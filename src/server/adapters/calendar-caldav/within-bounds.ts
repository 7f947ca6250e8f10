import { Worker } from 'node:worker_threads'
import { PartnerError } from '../../../core/kernel/fault.ts'
import { UnexpectedAnswer } from '../../../core/kernel/unexpected-answer.ts'
import type { Span } from '../../../core/planning/agenda.ts'
import { type Busy, isAppointmentUid } from '../../ports/calendar.ts'

/** What a thread reads: calendar objects, for what is in the way within a span. */
export interface Reading {
  objects: readonly string[]
  span: Span
}

/** What came of it, or why it cannot be told: never words of the events. */
export type Outcome = { busy: Busy[] } | { fault: string }

const entry = new URL('./read-events.worker.ts', import.meta.url)
/** Megabytes that a thread may take for what it reads. */
const mostMemory = 128

/**
 * Reads events in a thread of their own, so that no event holds up the site: some rules of repetition have no next time, and
 * their reader looks for it without end.
 * @param timeout milliseconds after which the thread is ended.
 * @throws PartnerError nonsense, when they cannot be read, or not in time.
 */
export const readWithinBounds = async (reading: Reading, timeout: number): Promise<Busy[]> => {
  if (reading.objects.length === 0) return []
  const outcome = await inThread(reading, timeout)
  if ('busy' in outcome)
    return outcome.busy.map(({ uid, ...one }) => (uid && isAppointmentUid(uid) ? { ...one, uid } : one))
  throw new PartnerError('calendar', 'nonsense', new UnexpectedAnswer(outcome.fault))
}

const inThread = (workerData: Reading, timeout: number): Promise<Outcome> =>
  new Promise((resolve) => {
    const limits = { maxOldGenerationSizeMb: mostMemory }
    const thread = new Worker(entry, { workerData, resourceLimits: limits })
    const end = (outcome: Outcome) => {
      clearTimeout(timer)
      resolve(outcome)
      void thread.terminate()
    }
    const timer = setTimeout(end, timeout, { fault: 'events that take too long to read' })
    thread.once('message', end)
    thread.once('error', () => end({ fault: 'events that take too much to read' }))
    thread.once('exit', () => end({ fault: 'events that nobody read' }))
  })
