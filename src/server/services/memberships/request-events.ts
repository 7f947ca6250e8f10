import { leadsTo } from '../submissions/events.ts'

/** The membership that it asked for is there; what came along with it may have been carried out before. */
export const membershipMade = leadsTo('confirmed', 'membership-made', ['received', 'confirmed'])
