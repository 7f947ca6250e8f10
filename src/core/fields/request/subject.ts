import { singleLineText } from '../value/single-line-text.ts'

/** Subject in the visitor's own words, at most 64 characters. */
export const subject = singleLineText({ label: 'Onderwerp', example: 'Vraag over mijn lidmaatschap' })
