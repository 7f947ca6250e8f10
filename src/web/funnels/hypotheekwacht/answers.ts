import { showPostcode } from '../../../core/fields/postcode.ts'

interface Home {
  postcode?: string
  houseNumber?: number
  addition?: string | undefined
  streetName?: string
  city?: string
}

/** An address in two lines, as far as it is known. */
export const homeText = ({ postcode, houseNumber, addition, streetName, city }: Home): string =>
  [
    [streetName, houseNumber, addition].filter(Boolean).join(' '),
    [postcode && showPostcode(postcode), city].filter(Boolean).join(' '),
  ]
    .filter(Boolean)
    .join('\n')

interface Name {
  salutation?: 0 | 1
  initials?: string
  inserts?: string | undefined
  lastName?: string
}

/** `Mevr. J.P. van der Berg`; without a salutation as long as none was chosen. */
export const nameText = ({ salutation, initials, inserts, lastName }: Name): string =>
  [salutation === undefined ? '' : salutation === 1 ? 'Mevr.' : 'Dhr.', initials, inserts, lastName]
    .filter(Boolean)
    .join(' ')
