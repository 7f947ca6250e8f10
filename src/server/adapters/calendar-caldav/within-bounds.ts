import { Worker } from 'node:worker_threads'
import { PartnerError } from '../../../core/kernel/fault.ts'
import { UnexpectedAnswer } from '../../../core/kernel/unexpected-answer.ts'
import type { Span } from '../../../core/planning/agenda.ts'
import { type Busy, calendarName, isAppointmentUid } from '../../ports/calendar.ts'

/** The work of a thread: calendar objects, and the span for which it must find the busy times. */
export interface Reading {
  objects: readonly string[]
  span: Span
}

/** The result of a reading: the busy times, or why there are none. The reason never repeats text of the events. */
export type Outcome = { busy: Busy[] } | { fault: string }

const entry = new URL('./read-events.worker.ts', import.meta.url)
/** Megabytes of memory that a thread may use. */
const mostMemory = 128

interface Reader {
  thread: Worker
  told(outcome: Outcome, done?: boolean): void
}

/** Idle threads. They are kept because starting one takes 100 ms, and a second while the machine is busy. */
const waiting: Reader[] = []
const mostWaiting = 2

/**
 * Reads events in a thread of its own, so that no event holds up the site: some rules of repetition have no next time, and the
 * library looks for it without end. @param timeout milliseconds after which the thread is ended.
 * @throws PartnerError nonsense,
 * when they cannot be read, or not in time.
 */
export const readWithinBounds = async (reading: Reading, timeout: number): Promise<Busy[]> => {
  if (reading.objects.length === 0) return []
  const outcome = await inThread(reading, timeout)
  if ('busy' in outcome)
    return outcome.busy.map(({ uid, ...one }) => (uid && isAppointmentUid(uid) ? { ...one, uid } : one))
  throw new PartnerError(calendarName, 'nonsense', new UnexpectedAnswer(outcome.fault))
}

const inThread = (reading: Reading, timeout: number): Promise<Outcome> =>
  new Promise((resolve) => {
    const reader = waiting.pop() ?? startReader()
    const { thread } = reader
    const timer = setTimeout(() => reader.told({ fault: 'events that take too long to read' }), timeout)
    reader.told = (outcome, done = false) => {
      clearTimeout(timer)
      leave(reader, done)
      resolve(outcome)
    }
    thread.ref()
    thread.postMessage(reading)
  })

const startReader = (): Reader => {
  const thread = new Worker(entry, { resourceLimits: { maxOldGenerationSizeMb: mostMemory } })
  const reader: Reader = { thread, told: () => undefined }
  thread.on('message', (outcome: Outcome) => reader.told(outcome, true))
  thread.on('error', () => reader.told({ fault: 'events that take too much to read' }))
  thread.on('exit', () => reader.told({ fault: 'events that nobody read' }))
  return reader
}

/** Keeps a thread that is done as an idle one, without keeping the process alive; ends any other. */
const leave = (reader: Reader, done: boolean): void => {
  const { thread } = reader
  if (done && waiting.length < mostWaiting) {
    // An idle thread that ends is taken off the list.
    reader.told = () => {
      reader.told = () => undefined
      waiting.splice(waiting.indexOf(reader), 1)
    }
    thread.unref()
    waiting.push(reader)
    return
  }
  reader.told = () => undefined
  void thread.terminate()
}
