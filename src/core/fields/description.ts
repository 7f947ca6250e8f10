import { writing } from './writing.ts'

/** At most 1000 characters (spec 000 sections 5 and 9). */
export const description = writing({
  label: 'Omschrijving',
  example: 'Na de storm van vorige week lekt het dak boven de badkamer.',
  missing: 'Vul alstublieft een bericht in.',
  tooLong: 'De omschrijving mag maximaal 1.000 tekens bevatten.',
})
