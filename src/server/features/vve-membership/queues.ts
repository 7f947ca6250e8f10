import { queue } from '../../outbox/queue.ts'

/** Associations that wait for their member number. */
export const activateVveQueue = queue('vve-membership.activate')
