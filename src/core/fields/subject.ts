import { heading } from './heading.ts'

/** Subject in one's own words, at most 64 characters. */
export const subject = heading({ label: 'Onderwerp', example: 'Vraag over mijn lidmaatschap' })
