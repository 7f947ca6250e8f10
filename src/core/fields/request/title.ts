import { singleLineText } from '../value/single-line-text.ts'

/** Title of a complaint, at most 64 characters (spec 000 section 5). */
export const title = singleLineText({ label: 'Titel', example: 'Mijn afspraak ging niet door' })
