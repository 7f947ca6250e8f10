import { answer, type Row, row } from '../fields/rows.ts'
import { address } from './address.ts'
import { addressInWords, addressLabel, nameLabel, salutedNameInWords } from './formatting.ts'
import { salutedPerson } from './person.ts'

/** A name as one row: `Mevr. J.P. van der Berg`. */
export const nameRow = (name: Parameters<typeof salutedNameInWords>[0]): Row[] => {
  const { salutation, initials, inserts, lastName } = salutedPerson.parts
  const parts = [
    ...answer(salutation, name.salutation),
    ...answer(initials, name.initials),
    ...answer(inserts, name.inserts),
    ...answer(lastName, name.lastName),
  ]
  return row(nameLabel, salutedNameInWords(name), { parts })
}

/** An address as one row, in the two lines in which people write it. */
export const addressRow = (home: Parameters<typeof addressInWords>[0], label = addressLabel): Row[] => {
  const { streetName, houseNumber, addition, postcode, city } = address.parts
  const parts = [
    ...answer(streetName, home.streetName),
    ...answer(houseNumber, home.houseNumber),
    ...answer(addition, home.addition),
    ...answer(postcode, home.postcode),
    ...answer(city, home.city),
  ]
  return row(label, addressInWords(home), { parts })
}
