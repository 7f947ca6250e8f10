import { lazyValue } from './lazy-value.ts'

// Lazy rules of fields (`#field-rules` in a browser, in place of eager-rules.ts): fetched after the first step. The
// server judges every answer again.

/** Numbering plans of phones. */
export const numberingPlans = lazyValue(() => import('./phone-numbering-plans.ts'))
/** Checksums and lengths of IBANs. */
export const bankRules = lazyValue(() => import('./iban-check.ts'))
/** What a name, street or city may hold. */
export const nameRules = lazyValue(() => import('../rules/spam-safe-text.ts'))
/** Which days exist. */
export const calendar = lazyValue(() => import('./days.ts'))
