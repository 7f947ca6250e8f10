import { PartnerError } from '../../../core/kernel/fault.ts'
import { type Inspections, isOpenAt, inspectionsName as partner } from '../../ports/inspections.ts'
import type { SandboxRecords } from '../sandbox-kit/records.ts'
import { openWithin } from './inspections-sandbox-agenda.ts'

/**
 * The sandbox of the partner that inspects homes: its open times follow from the home, and inspections are kept by UID
 * (`/sandbox/orders`).
 */
export const inspectionsSandbox = (records: SandboxRecords): Inspections => ({
  async openTimes(home, span) {
    return openWithin(home, span)
  },
  async place(order) {
    const key = order.uid
    const kept = await records.sequenceOf({ partner, key })
    if (kept !== undefined && kept >= order.sequence) return
    if (!isOpenAt(order, openWithin(order.home, order))) throw new PartnerError(partner, 'refused')
    await records.keepChange({ partner, key, order, prefix: 'KP' })
  },
  async remove(uid) {
    await records.takeBack({ partner, key: uid })
  },
})
