import { sql } from 'kysely'
import type { Runtime } from '../context.ts'

const patienceMs = 2000

/** Milliseconds for which one answer is given to all who ask. */
const keptMs = 1000

interface Readiness {
  database: boolean
  queue: boolean
}

/** Makes a reader of the readiness that reads at most once a second, however often it is asked. */
export const cachedReadiness = (runtime: Pick<Runtime, 'database' | 'clock'>): (() => Promise<Readiness>) => {
  let reading: Promise<Readiness> | undefined
  let readAt = 0
  return () => {
    const now = runtime.clock.now()
    // The absolute value, since a clock may be set back.
    if (!reading || Math.abs(now - readAt) >= keptMs) {
      readAt = now
      reading = readReadiness(runtime)
    }
    return reading
  }
}

/** Whether what every request needs is answering: the database, and the queue in it. Never rejects. */
const readReadiness = async ({ database }: Pick<Runtime, 'database'>): Promise<Readiness> => {
  const [db, queue] = await Promise.all([
    answers(sql`SELECT 1`.execute(database)),
    answers(sql`SELECT version FROM pgboss.version`.execute(database)),
  ])
  return { database: db, queue }
}

const answers = (question: Promise<unknown>): Promise<boolean> =>
  new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), patienceMs)
    const told = (good: boolean) => {
      clearTimeout(timer)
      resolve(good)
    }
    question.then(
      () => told(true),
      () => told(false),
    )
  })
