import type { Clock } from '../../../core/kernel/clock.ts'
import type { Database } from '../../database/pool.ts'
import { type Insulation, insulationName } from '../../ports/insulation.ts'
import { keepOrder } from '../sandbox-kit/orders.ts'
import { estimateByTariff } from './estimate.ts'

/** An insulation company of paper: its tariff is data, registrations are kept in the database by key (`/sandbox/orders`). */
export const insulationSandbox = (db: Database, clock: Clock): Insulation => ({
  estimate: async (question) => estimateByTariff(question),
  async register(key, registration) {
    return {
      partnerReference: await keepOrder(db, clock, {
        partner: insulationName,
        key,
        order: registration,
        prefix: 'IS',
      }),
    }
  },
})
