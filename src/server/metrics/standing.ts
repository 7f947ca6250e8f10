import { sql } from 'kysely'
import { Gauge, type Registry } from 'prom-client'
import { funnelNames } from '../../core/content/funnel.ts'
import { outcomes } from '../../core/contract/funnel-events.ts'
import { type Clock, today } from '../../core/kernel/clock.ts'
import type { Database } from '../database/pool.ts'
import { deadQueue, type Queue } from '../outbox/queue.ts'
import { partners } from '../ports/sandbox-switches.ts'

/** What is read from the database at each scrape: the same number in every process. */
interface Standing {
  queues: { name: string; jobs: number; oldest: number }[]
  /** Partners that are left alone. */
  open: string[]
  events: { funnel: string; number: number; outcome: string; times: number }[]
  /** Cancellations whose membership staff have to find, and how long the oldest waits in seconds. */
  cancellations: { waiting: number; oldest: number }
}

/** What is looked at. */
export interface Measured {
  database: Database
  clock: Clock
  /** Every queue there is; one without jobs is told as empty. */
  queues: readonly Queue[]
}

const patienceMs = 3000

/**
 * Meters of what all processes share: queues, dead letters, funnel events. Each process reports the same value, so
 * alerts take the `max`, not the `sum`. Call `read` before each scrape. While the database is away these have no value and `thuisbasis_database_up` is 0.
 */
export const addStanding = (
  registry: Registry,
  { database, clock, queues }: Measured,
): { read(): Promise<void> } => {
  const gauge = <const Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Gauge({ name: `thuisbasis_${name}`, help, labelNames, registers: [registry] })
  const depth = gauge('queue_jobs', 'Jobs that are not done yet.', 'queue')
  const age = gauge('queue_oldest_job_seconds', 'Age of the oldest job that could have been done.', 'queue')
  const circuits = gauge('partner_circuit_open', '1 while the partner is left alone.', 'partner')
  const dead = gauge('dead_letters', 'Jobs that failed at their last try and wait for staff.')
  const leaving = gauge('cancellations_waiting', 'Cancellations whose membership staff have to find.')
  const leavingSince = gauge('cancellations_oldest_seconds', 'How long the oldest of these waits.')
  const events = gauge(
    'funnel_events_today',
    'Funnel events of this day in Amsterdam, by step number and outcome; starts at nothing each midnight.',
    ...(['funnel', 'number', 'outcome'] as const),
  )
  const up = gauge('database_up', '1 when the database answered this scrape.')
  return {
    async read() {
      for (const one of [depth, age, circuits, dead, events, leaving, leavingSince]) one.reset()
      const standing = await inTime(readStanding(database, clock))
      up.set(standing ? 1 : 0)
      if (!standing) return
      const of = (queue: string) => standing.queues.find(({ name }) => name === queue)
      for (const { name: queue } of queues) {
        depth.set({ queue }, of(queue)?.jobs ?? 0)
        age.set({ queue }, of(queue)?.oldest ?? 0)
      }
      for (const partner of partners) circuits.set({ partner }, standing.open.includes(partner) ? 1 : 0)
      dead.set(of(deadQueue)?.jobs ?? 0)
      leaving.set(standing.cancellations.waiting)
      leavingSince.set(standing.cancellations.oldest)
      for (const { funnel, number, outcome, times } of standing.events)
        events.set({ funnel, number, outcome }, times)
    },
  }
}

const readStanding = async (database: Database, clock: Clock): Promise<Standing> => {
  // work that was asked for later is not late before its time; a retry is as old as its job
  const standing = await sql<Standing['queues'][number]>`
    SELECT name, count(*)::int AS jobs,
      greatest(0, extract(epoch FROM now() - min(
        CASE WHEN retry_count = 0 THEN greatest(created_on, start_after) ELSE created_on END)))::float8 AS oldest
    FROM pgboss.job WHERE state IN ('created', 'retry', 'active') GROUP BY name`.execute(database)
  // events are sent by browsers: only what can exist becomes a label
  const events = await database
    .selectFrom('funnel_event')
    .select((all) => ['funnel', 'number', 'outcome', all.fn.sum<string>('times').as('times')])
    .where('funnel', 'in', Object.keys(funnelNames))
    .where('outcome', 'in', [...outcomes])
    .where('number', '>=', 1)
    .where('number', '<=', 30)
    .where('day', '=', today(clock).toString())
    .groupBy(['funnel', 'number', 'outcome'])
    .execute()
  const circuits = await database
    .selectFrom('partner_circuit')
    .select('partner')
    .where('rests_until', 'is not', null)
    .execute()
  const open = circuits.map(({ partner }) => partner)
  return {
    queues: standing.rows,
    open,
    events: events.map((row) => ({ ...row, times: Number(row.times) })),
    cancellations: await readLeaving(database, clock),
  }
}

const readLeaving = async (database: Database, clock: Clock): Promise<Standing['cancellations']> => {
  const now = new Date(clock.now()).toISOString()
  const row = await sql<Standing['cancellations']>`
    SELECT count(*)::int AS waiting,
      greatest(0, coalesce(extract(epoch FROM ${now}::timestamptz - min(received_at)), 0))::float8 AS oldest
    FROM cancellation WHERE matched_at IS NULL AND refused_at IS NULL`.execute(database)
  return row.rows[0] ?? { waiting: 0, oldest: 0 }
}

const inTime = (reading: Promise<Standing>): Promise<Standing | undefined> =>
  new Promise((resolve) => {
    const timer = setTimeout(() => resolve(undefined), patienceMs)
    const told = (standing: Standing | undefined) => {
      clearTimeout(timer)
      resolve(standing)
    }
    reading.then(told, () => told(undefined))
  })
