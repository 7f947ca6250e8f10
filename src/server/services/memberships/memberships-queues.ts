import { queue } from '../../outbox/queue.ts'

/** Jobs that make a membership from an application. */
export const activateQueue = queue('membership.activate')

/** Event: the membership that a request (`submission`) asked for, or that came along with it, began. */
export const membershipBegan = queue('membership.began')

/**
 * Event: a membership is over. Carries the `person`, the day from which they are no member (`ends`, YYYY-MM-DD), and `late: 1`
 * when its end became known only afterwards.
 */
export const membershipEnded = queue('membership.ended')
