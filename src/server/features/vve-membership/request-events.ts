import { leadsTo } from '../../services/submissions/events.ts'

/** The association has its member number. */
export const numbered = leadsTo('confirmed', 'numbered')
