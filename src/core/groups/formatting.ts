import { showPostcode } from '../fields/home/postcode.ts'

/** What a name and an address are called where they are read as one. */
export const nameLabel = 'Naam'
export const addressLabel = 'Adres'

interface Name {
  initials?: string | null | undefined
  infix?: string | null | undefined
  lastName?: string | null | undefined
}

const joined = (...words: (string | number | null | undefined)[]): string => words.filter(Boolean).join(' ')

/** `J.P. van der Berg`, as far as it is known. */
export const nameInWords = ({ initials, infix, lastName }: Name): string => joined(initials, infix, lastName)

/** `Mevr. J.P. van der Berg`; without a salutation as long as none was chosen. */
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

/** Street and number, and below it postcode and city, as far as they are known. */
export const addressInWords = ({ postcode, houseNumber, addition, streetName, city }: Home): string =>
  [joined(streetName, houseNumber, addition), joined(postcode && showPostcode(postcode), city)]
    .filter(Boolean)
    .join('\n')
