import { later } from './knowledge.ts'

// In place of known-at-once.ts in a browser. The server judges every answer again.

/** Numbering plans of phones. */
export const numberingPlans = later(() => import('./numbering.ts'))
/** Checksums and lengths of IBANs. */
export const bankRules = later(() => import('./banks.ts'))
/** What a name, street or city may hold. */
export const nameRules = later(() => import('../rules/tame-text.ts'))
/** Which days exist. */
export const calendar = later(() => import('./days.ts'))
