import { queue } from '../../outbox/queue.ts'

/** Jobs that hand a submission over, with its id (`submission`) and the `partner`. */
export const deliveryQueue = queue('partner.deliver')

/** The work of handing a submission over to a partner, as it is queued: once. */
export const deliveryOf = (submission: string, partner: string) => ({
  data: { submission, partner },
  key: `${submission} ${partner}`,
})
