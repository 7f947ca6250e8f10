import { sql } from 'kysely'
import { startJobs } from '../../src/server/jobs/start.ts'
import type { Handler, Outbox } from '../../src/server/outbox/boss.ts'
import { draw } from '../kit/documents.ts'
import type { TestServer } from '../kit/server.ts'

interface Due {
  id: string
  name: string
  data: Parameters<Handler>[0] | null
}

/**
 * The jobs of the product on the clock of a test: what is due by that clock, and what is done by the clock every so often. A job
 * that fails waits for the next time.
 */
export const clockJobs = async ({ runtime, database: { db } }: TestServer) => {
  const handlers = new Map<string, Handler>()
  const everySoOften: string[] = []
  const outbox: Outbox = {
    work: async ({ name }, handler) => void handlers.set(name, handler),
    schedule: async ({ name }) => void everySoOften.push(name),
    stop: async () => {},
  }
  const write = async (content: unknown) => ({ html: '', text: JSON.stringify(content) })
  await startJobs(runtime, outbox, { write, draw })
  const failed = { tries: 0 }

  /** One that is to run at once has the time of the database, which is not that of the test. */
  const due = async (tried: ReadonlySet<string>): Promise<readonly Due[]> => {
    const now = new Date(runtime.clock.now()).toISOString()
    const { rows } = await sql<Due>`
      SELECT id, name, data FROM pgboss.job WHERE state = 'created'
        AND (start_after <= ${now}::timestamptz OR abs(extract(epoch FROM start_after - created_on)) < 1)
      ORDER BY created_on, id`.execute(db)
    return rows.filter(({ id, name }) => handlers.has(name) && !tried.has(id))
  }

  const runOne = async ({ id, name, data }: Due): Promise<void> => {
    try {
      await handlers.get(name)?.(data ?? {}, { id, attempt: 1 })
      await sql`UPDATE pgboss.job SET state = 'completed' WHERE id = ${id}::uuid`.execute(db)
    } catch (thrown) {
      if ((thrown as Error).name !== 'PartnerError') throw thrown
      failed.tries++
    }
  }

  /** Runs all that is due, also what that leaves. */
  const runDue = async (): Promise<void> => {
    const tried = new Set<string>()
    for (let found = await due(tried); found.length > 0; found = await due(tried))
      for (const one of found) {
        tried.add(one.id)
        await runOne(one)
      }
  }

  return {
    failed,
    runDue,
    /** Runs what the clock asks for every so often, and then all that is due. */
    run: async (): Promise<void> => {
      for (const name of everySoOften) await handlers.get(name)?.({}, { id: name, attempt: 1 })
      await runDue()
    },
  }
}
