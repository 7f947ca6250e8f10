import type { Clock } from '../../../core/kernel/clock.ts'
import { PartnerError } from '../../../core/kernel/fault.ts'
import type { Database } from '../../database/pool.ts'
import { type Inspections, isOpenAt, inspectionsName as partner } from '../../ports/inspections.ts'
import { keepChange, keptSequence, takeOrderBack } from '../sandbox-kit/orders.ts'
import { openWithin } from './agenda.ts'

/** Who inspects homes, of paper: its times follow from the home, inspections are kept in the database by UID. */
export const inspectionsSandbox = (db: Database, clock: Clock): Inspections => ({
  async openTimes(home, span) {
    return openWithin(home, span)
  },
  async place(order) {
    const key = order.uid
    const kept = await keptSequence(db, { partner, key })
    if (kept !== undefined && kept >= order.sequence) return
    if (!isOpenAt(order, openWithin(order.home, order))) throw new PartnerError(partner, 'refused')
    await keepChange(db, clock, { partner, key, order, prefix: 'KP' })
  },
  async remove(uid) {
    await takeOrderBack(db, { partner, key: uid })
  },
})
