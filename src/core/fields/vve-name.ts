import { heading } from './heading.ts'

/** Name of an owners' association (spec 001 section 3). */
export const vveName = heading({ label: 'Naam VvE', example: 'VvE Voorbeeldflat', max: 100 })
