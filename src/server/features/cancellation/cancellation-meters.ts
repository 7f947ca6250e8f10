import { sql } from 'kysely'
import { cancelMembership } from '../../../core/contract/cancellation/cancellation-calls.ts'
import type { Clock } from '../../../core/kernel/clock.ts'
import type { Meter } from '../../database/meter.ts'
import type { Database } from '../../database/pool.ts'
import { nowOf } from '../../services/context.ts'

const waiting = async (database: Database, clock: Clock) => {
  const row = await sql<{ count: number; oldest: number }>`
    SELECT count(*)::int AS count,
      greatest(0, coalesce(extract(epoch FROM ${nowOf({ clock })}::timestamptz - min(received_at)), 0))::float8 AS oldest
    FROM submission WHERE kind = ${cancelMembership.name} AND state = 'received'`.execute(database)
  return row.rows[0] ?? { count: 0, oldest: 0 }
}

/** Metrics: how many cancellations wait for staff to find their membership, and how long the oldest has waited. */
export const meters: readonly Meter[] = [
  {
    name: 'cancellations_waiting',
    help: 'Cancellations whose membership staff have to find.',
    read: async (database, clock) => [{ value: (await waiting(database, clock)).count }],
  },
  {
    name: 'cancellations_oldest_seconds',
    help: 'How long the oldest of these waits.',
    read: async (database, clock) => [{ value: (await waiting(database, clock)).oldest }],
  },
]
