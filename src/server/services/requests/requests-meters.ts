import { sql } from 'kysely'
import type { Meter } from '../../database/meter.ts'
import { nowOf } from '../context.ts'

/** Metric: how many requests of each desk wait for longer than their senders were promised. */
export const meters: readonly Meter[] = [
  {
    name: 'requests_late',
    help: 'Requests that wait for staff past the moment that was promised.',
    labels: ['desk'],
    read: async (database, clock) => {
      const { rows } = await sql<{ desk: string; value: number }>`
        SELECT desk, (count(*) FILTER (WHERE due_on < ${nowOf({ clock })}::timestamptz))::int AS value
        FROM request_work WHERE open GROUP BY desk`.execute(database)
      return rows.map(({ desk, value }) => ({ labels: { desk }, value }))
    },
  },
]
