import { toE164 } from './phone-numbering-plans.ts'

// Telephone numbering plans in the server, tools and tests (`#numbering-plans`), where they are there from the start.

export { toE164 }

/** The counterpart of what a browser has to wait for; here it is always undefined. */
export const fetchNumberingPlans = (): Promise<void> | undefined => undefined
