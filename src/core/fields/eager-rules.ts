import * as tameText from '../rules/spam-safe-text.ts'
import * as days from './days.ts'
import * as banks from './iban-check.ts'
import { eagerValue } from './lazy-value.ts'
import * as numbering from './phone-numbering-plans.ts'

// Eager rules of fields (`#field-rules`): a server, a tool and a test have all of them from the start, so no answer ever
// passes them by a light rule.

/** Numbering plans of phones. */
export const numberingPlans = eagerValue(numbering)
/** Checksums and lengths of IBANs. */
export const bankRules = eagerValue(banks)
/** What a name, street or city may hold. */
export const nameRules = eagerValue(tameText)
/** Which days exist. */
export const calendar = eagerValue(days)
