import { leadsTo } from '../submissions/events.ts'

/** Its appointment has a seat. */
export const planned = leadsTo('confirmed', 'planned')
