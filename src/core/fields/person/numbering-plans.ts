import { numbered } from './phone-numbering-plans.ts'

// Numbering plans of phones (`#numbering-plans`) of a server, a tool and a test: there from the start.

export { numbered }

/** Nothing to wait for: the plans are here. */
export const fetchNumberingPlans = (): Promise<void> | undefined => undefined
