import { outcomes } from '../../../core/contract/funnel-events/funnel-events-operations.ts'
import { today } from '../../../core/kernel/clock.ts'
import type { Meter } from '../../database/meter.ts'

/**
 * Metrics of today's funnel events. Browsers send these events, so only values that can exist become labels; a step that no
 * funnel has is never counted (`record.ts`).
 */
export const meters: readonly Meter[] = [
  {
    name: 'funnel_events_today',
    help: 'Funnel events of this day in Amsterdam, by step number and outcome; starts at nothing each midnight.',
    labels: ['funnel', 'number', 'outcome'],
    read: async (database, clock) => {
      const rows = await database
        .selectFrom('funnel_event')
        .select((all) => ['funnel', 'number', 'outcome', all.fn.sum<string>('times').as('times')])
        .where('outcome', 'in', [...outcomes])
        .where('number', '>=', 1)
        .where('number', '<=', 30)
        .where('day', '=', today(clock).toString())
        .groupBy(['funnel', 'number', 'outcome'])
        .execute()
      return rows.map(({ times, ...labels }) => ({ labels, value: Number(times) }))
    },
  },
]
