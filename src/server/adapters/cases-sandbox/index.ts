import type { Clock } from '../../../core/kernel/clock.ts'
import { PartnerError } from '../../../core/kernel/fault.ts'
import type { Database } from '../../database/pool.ts'
import { type Cases, casesName } from '../../ports/cases.ts'
import { keepOrder } from '../sandbox-kit/orders.ts'

/** Who handles cases, on paper: each is kept in the database by its key (`/sandbox/orders`), and so are its documents, without content. */
export const casesSandbox = (db: Database, clock: Clock): Cases => {
  const keep = (key: string, order: unknown, prefix: string) =>
    keepOrder(db, clock, { partner: casesName, key, order, prefix })
  return {
    open: async (key, opened) => ({ partnerReference: await keep(key, opened, 'ZK') }),
    async attach(key, partnerReference, { name, contentType, content }) {
      const known = await db
        .selectFrom('sandbox_order')
        .select('key')
        .where('partner', '=', casesName)
        .where('reference', '=', partnerReference)
        .executeTakeFirst()
      if (!known) throw new PartnerError(casesName, 'refused')
      await keep(key, { of: partnerReference, name, contentType, bytes: content.length }, 'ST')
    },
  }
}
