import { leadsTo } from '../../services/submissions/events.ts'

/** The account is there. Its owner sees the request only once they confirmed it. */
export const accountMade = leadsTo('confirmed', 'account-made')
