import { multiLineText } from '../value/multi-line-text.ts'

/** Error of more than 1000 characters (spec 000 section 5). */
export const descriptionTooLong = 'De omschrijving mag maximaal 1.000 tekens bevatten.'

/** Description, at most 1000 characters (spec 000 sections 5 and 9). */
export const description = multiLineText({
  label: 'Omschrijving',
  example: 'Na de storm van vorige week lekt het dak boven de badkamer.',
  missing: 'Vul alstublieft een bericht in.',
  tooLong: descriptionTooLong,
})
