import type { Clock } from '../../../core/kernel/clock.ts'
import type { Database } from '../../database/pool.ts'
import { type Insurer, insurerName } from '../../ports/insurer.ts'
import { type KeptApplication, newsNow, pendingNews } from '../../ports/sandbox-applications.ts'
import { keepOrder } from '../sandbox-kit/orders.ts'
import { compareByTariff } from './compare.ts'
import { homeAt } from './homes.ts'

/**
 * An insurer of paper: its homes follow from their addresses, its prices from a tariff that is data. Applications are kept
 * in the database by key (`/sandbox/orders`), and accepted after a short while unless `/sandbox/insurer` says otherwise.
 */
export const insurerSandbox = (db: Database, clock: Clock): Insurer => ({
  home: async (address) => homeAt(address),
  compare: async (question) => compareByTariff(question),
  async submit(key, application) {
    const order: KeptApplication = { application, news: pendingNews(clock.now()) }
    return {
      partnerReference: await keepOrder(db, clock, { partner: insurerName, key, order, prefix: 'VZ' }),
    }
  },
  async status(partnerReference) {
    const row = await db
      .selectFrom('sandbox_order')
      .select('body')
      .where('partner', '=', insurerName)
      .where('reference', '=', partnerReference)
      .executeTakeFirst()
    return row && newsNow(partnerReference, (row.body as KeptApplication).news, clock.now())
  },
})
