import { showPostcode } from '../fields/home/postcode.ts'

/** Labels of a name and an address that are shown as one row. */
export const nameLabel = 'Naam'
export const addressLabel = 'Adres'

interface Name {
  initials?: string | null | undefined
  infix?: string | null | undefined
  lastName?: string | null | undefined
}

const joined = (...words: (string | number | null | undefined)[]): string => words.filter(Boolean).join(' ')

/** A name in one line, as far as it is known: `J.P. van der Berg`. */
export const nameInWords = ({ initials, infix, lastName }: Name): string => joined(initials, infix, lastName)

/** A name with its salutation: `Mevr. J.P. van der Berg`; without one as long as none was chosen. */
export const salutedNameInWords = ({
  salutation,
  ...name
}: Name & { salutation?: 0 | 1 | undefined }): string =>
  joined(salutation === undefined ? '' : salutation === 1 ? 'Mevr.' : 'Dhr.', nameInWords(name))

interface Home {
  postcode?: string | null | undefined
  houseNumber?: number | null | undefined
  addition?: string | null | undefined
  streetName?: string | null | undefined
  city?: string | null | undefined
}

/** An address in two lines, as far as it is known: street and number, then postcode and city. */
export const addressInWords = ({ postcode, houseNumber, addition, streetName, city }: Home): string =>
  [joined(streetName, houseNumber, addition), joined(postcode && showPostcode(postcode), city)]
    .filter(Boolean)
    .join('\n')
