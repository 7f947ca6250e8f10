import { heading } from './heading.ts'

/** The public name of a member, at most 64 characters (spec 001 section 5). */
export const alias = heading({ label: 'Alias', example: 'tuinliefhebber' })
