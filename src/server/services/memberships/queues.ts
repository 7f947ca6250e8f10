import { queue } from '../../outbox/queue.ts'

/** Registrations that wait to become a membership. */
export const activateQueue = queue('membership.activate')

/** An event: the membership that a request (`submission`) asked for, or that came along with it, began. */
export const membershipBegan = queue('membership.began')

/**
 * An event: a membership is over. Carries the `person`, the day from which they are no member (`ends`, YYYY-MM-DD), and
 * `late: 1` when nobody knew until now that it had ended.
 */
export const membershipEnded = queue('membership.ended')
