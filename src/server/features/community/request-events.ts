import { leadsTo } from '../../services/submissions/events.ts'

/** The account has the alias. */
export const aliasChosen = leadsTo('confirmed', 'alias-chosen')
