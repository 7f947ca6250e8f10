import { answerRow, type SummaryRow, summaryRow } from '../fields/brick/summary-rows.ts'
import { address } from './address.ts'
import { type addressInWords, addressLabel, nameLabel, salutedNameInWords } from './formatting.ts'
import { homeInWords } from './home-in-words.ts'
import { salutedPerson } from './person.ts'

/** A name as one row: `Mevr. J.P. van der Berg`. */
export const nameRow = (name: Parameters<typeof salutedNameInWords>[0]): SummaryRow[] => {
  const { salutation, initials, infix, lastName } = salutedPerson.parts
  const parts = [
    ...answerRow(salutation, name.salutation),
    ...answerRow(initials, name.initials),
    ...answerRow(infix, name.infix),
    ...answerRow(lastName, name.lastName),
  ]
  return summaryRow(nameLabel, salutedNameInWords(name), { parts })
}

/** An address as one row, in two lines. */
export const addressRow = (
  home: Parameters<typeof addressInWords>[0],
  label = addressLabel,
): SummaryRow[] => {
  const { streetName, houseNumber, addition, postcode, city } = address.parts
  const parts = [
    ...answerRow(streetName, home.streetName),
    ...answerRow(houseNumber, home.houseNumber),
    ...answerRow(addition, home.addition),
    ...answerRow(postcode, home.postcode),
    ...answerRow(city, home.city),
  ]
  return summaryRow(label, homeInWords(home), { parts })
}
