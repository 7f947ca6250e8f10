import { staleFigures } from '../../../core/figures/stale.ts'
import { today } from '../../../core/kernel/clock.ts'
import type { Meter } from '../../database/meter.ts'

/** Metrics of dated figures that somebody has to look at (`npm run stale`). */
export const meters: readonly Meter[] = [
  {
    name: 'stale_figures',
    help: 'Dated figures of which the newest value is over, or ends within two months.',
    labels: ['state'],
    read: async (_database, clock) => {
      const stale = staleFigures(today(clock).toString())
      const count = (over: boolean) => stale.filter(({ isOver }) => isOver === over).length
      return [
        { labels: { state: 'over' }, value: count(true) },
        { labels: { state: 'soon' }, value: count(false) },
      ]
    },
  },
]
