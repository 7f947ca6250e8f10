import { showPostcode } from '../fields/home/postcode.ts'
import { addressInWords } from './formatting.ts'

type Home = Parameters<typeof addressInWords>[0]

/** An address in two lines; where the street is not known, postcode and number in one: `3821 BT 10 A`. */
export const homeInWords = (home: Home): string => {
  const { streetName, postcode, houseNumber, addition } = home
  return streetName || !postcode
    ? addressInWords(home)
    : [showPostcode(postcode), houseNumber, addition].filter(Boolean).join(' ')
}
