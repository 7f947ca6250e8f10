import type { Queue } from '../../outbox/queue.ts'
import type { StaffActor } from '../context.ts'
import {
  comparisonQueue,
  noticeQueue,
  openPaymentsQueue,
  purchasePaid,
  refundQueue,
} from '../payments/payments-queues.ts'

/** Queues of work with money, which is what finance sees and sends again. */
const moneyQueues = [purchasePaid, noticeQueue, openPaymentsQueue, comparisonQueue, refundQueue].map(
  ({ name }) => name,
)

/** Names of the queues whose dead letters somebody sees and sends again; undefined for all queues. */
export const seenQueues = ({ roles }: Pick<StaffActor, 'roles'>): readonly string[] | undefined => {
  if (roles.includes('member-service') || roles.includes('operator')) return undefined
  return roles.includes('finance') ? moneyQueues : []
}

/** Whether somebody sees the dead letters of a queue. */
export const seesQueue = (actor: Pick<StaffActor, 'roles'>, { name }: Pick<Queue, 'name'>): boolean =>
  seenQueues(actor)?.includes(name) ?? true
