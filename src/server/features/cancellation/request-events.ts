import { leadsTo } from '../../services/submissions/events.ts'

/** A membership ends by it: at once for a member who is logged in, else once staff know whose it is. */
export const matched = leadsTo('confirmed', 'matched')

/** Nothing ends by it; staff said so, and why. */
export const refused = leadsTo('refused', 'refused')

/** Its member took it back. */
export const withdrawn = leadsTo('withdrawn', 'withdrawn', ['confirmed'])
