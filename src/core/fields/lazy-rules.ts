import { lazyValue } from './lazy-value.ts'

// Lazy rules of fields (`#field-rules` in a browser, in place of eager-rules.ts): fetched after the first step. The
// server judges every answer again.

/** Numbering plans of phones. */
export const numberingPlans = lazyValue(() => import('./numbering.ts'))
/** Checksums and lengths of IBANs. */
export const bankRules = lazyValue(() => import('./banks.ts'))
/** What a name, street or city may hold. */
export const nameRules = lazyValue(() => import('../rules/tame-text.ts'))
/** Which days exist. */
export const calendar = lazyValue(() => import('./days.ts'))
