import { sql } from 'kysely'
import { Gauge, type Registry } from 'prom-client'
import type { Clock } from '../../core/kernel/clock.ts'
import type { Measurement, Meter } from '../database/meter.ts'
import type { Database } from '../database/pool.ts'
import { deadQueue, type Queue } from '../outbox/queue.ts'

/** What one scrape reads from the database; every process reads the same numbers. */
interface DatabaseState {
  queues: { name: string; jobs: number; oldest: number }[]
  /** Names of partners whose circuit is open. */
  open: string[]
  /** The measurements of each meter, in the order of the meters. */
  measured: (readonly Measurement[])[]
}

export interface MetricsSources {
  database: Database
  clock: Clock
  /** Every queue there is; one without jobs is reported as empty. */
  queues: readonly Queue[]
  /** Names of all partners; a circuit that was never open is reported as closed. */
  partners: readonly string[]
  meters: readonly Meter[]
}

const patienceMs = 3000

/**
 * Adds the metrics that all processes share: queues, dead letters and the meters of features. Each process reports the same
 * value, so alerts take the `max`, not the `sum`. Call `read` before each scrape. While the database is away these metrics have
 * no value and `thuisbasis_database_up` is 0.
 */
export const addDatabaseMetrics = (
  registry: Registry,
  { database, clock, queues, partners, meters }: MetricsSources,
): { read(): Promise<void> } => {
  const gauge = <const Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Gauge({ name: `thuisbasis_${name}`, help, labelNames, registers: [registry] })
  const depth = gauge('queue_jobs', 'Jobs that are not done yet.', 'queue')
  const age = gauge('queue_oldest_job_seconds', 'Age of the oldest job that could have been done.', 'queue')
  const circuits = gauge('partner_circuit_open', '1 while the partner is left alone.', 'partner')
  const dead = gauge('dead_letters', 'Jobs that failed at their last try and wait for staff.')
  const ofFeatures = meters.map(({ name, help, labels = [] }) => gauge(name, help, ...labels))
  const up = gauge('database_up', '1 when the database answered this scrape.')
  return {
    async read() {
      for (const one of [depth, age, circuits, dead, ...ofFeatures]) one.reset()
      const standing = await inTime(readStanding({ database, clock, meters }))
      up.set(standing ? 1 : 0)
      if (!standing) return
      const of = (queue: string) => standing.queues.find(({ name }) => name === queue)
      for (const { name: queue } of queues) {
        depth.set({ queue }, of(queue)?.jobs ?? 0)
        age.set({ queue }, of(queue)?.oldest ?? 0)
      }
      for (const partner of partners) circuits.set({ partner }, standing.open.includes(partner) ? 1 : 0)
      dead.set(of(deadQueue)?.jobs ?? 0)
      for (const [place, one] of ofFeatures.entries())
        for (const { labels = {}, value } of standing.measured[place] ?? []) one.set(labels, value)
    },
  }
}

const readStanding = async ({
  database,
  clock,
  meters,
}: Omit<MetricsSources, 'queues' | 'partners'>): Promise<DatabaseState> => {
  // The age of a job counts from the time for which it was asked, so that a later one is not late; a retry counts from the
  // creation of its job.
  const standing = await sql<DatabaseState['queues'][number]>`
    SELECT name, count(*)::int AS jobs,
      greatest(0, extract(epoch FROM now() - min(
        CASE WHEN retry_count = 0 THEN greatest(created_on, start_after) ELSE created_on END)))::float8 AS oldest
    FROM pgboss.job WHERE state IN ('created', 'retry', 'active') GROUP BY name`.execute(database)
  const circuits = await database
    .selectFrom('partner_circuit')
    .select('partner')
    .where('rests_until', 'is not', null)
    .execute()
  const open = circuits.map(({ partner }) => partner)
  const measured: DatabaseState['measured'] = []
  for (const { read } of meters) measured.push(await read(database, clock))
  return { queues: standing.rows, open, measured }
}

const inTime = (reading: Promise<DatabaseState>): Promise<DatabaseState | undefined> =>
  new Promise((resolve) => {
    const timer = setTimeout(() => resolve(undefined), patienceMs)
    const told = (standing: DatabaseState | undefined) => {
      clearTimeout(timer)
      resolve(standing)
    }
    reading.then(told, () => told(undefined))
  })
