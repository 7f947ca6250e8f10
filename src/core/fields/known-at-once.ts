import * as tameText from '../rules/tame-text.ts'
import * as banks from './banks.ts'
import * as days from './days.ts'
import { atOnce } from './knowledge.ts'
import * as numbering from './numbering.ts'

// A server, a tool and a test judge by all that there is: no answer ever passes them by a light rule.

/** Numbering plans of phones. */
export const numberingPlans = atOnce(numbering)
/** Checksums and lengths of IBANs. */
export const bankRules = atOnce(banks)
/** What a name, street or city may hold. */
export const nameRules = atOnce(tameText)
/** Which days exist. */
export const calendar = atOnce(days)
