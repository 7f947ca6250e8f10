import { leadsTo } from '../../services/submissions/events.ts'

/** Watched at once, for whoever is a member; with somebody new it waits for the membership. */
export const watched = leadsTo('confirmed', 'watched')
