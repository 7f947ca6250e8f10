import { leadsTo } from '../submissions/events.ts'

/** The membership that it asked for is there. */
export const membershipMade = leadsTo('confirmed', 'membership-made')
