import { numberedChoice } from '../brick/choice.ts'

export const sameAsContact = 0
export const otherAddress = 1

/** Where an owners' association gets its invoice (codes of spec 001 section 3, labels of D37). */
export const invoiceRecipient = numberedChoice({
  label: 'Factuur naar',
  options: [
    { value: sameAsContact, label: 'Zelfde als contactpersoon' },
    { value: otherAddress, label: 'Ander adres' },
  ],
})
