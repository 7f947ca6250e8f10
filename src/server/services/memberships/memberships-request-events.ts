import { leadsTo } from '../submissions/events.ts'

/** The membership of the request was made. What else it asked for may have been done before. */
export const membershipMade = leadsTo('confirmed', 'membership-made', ['received', 'confirmed'])
