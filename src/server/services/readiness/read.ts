import { sql } from 'kysely'
import type { House } from '../context.ts'

const patienceMs = 2000

/** Whether what every request stands on answers: the database, and the queue in it. */
export const readReadiness = async ({
  database,
}: Pick<House, 'database'>): Promise<{ database: boolean; queue: boolean }> => {
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
