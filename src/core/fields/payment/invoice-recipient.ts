import { numberedChoice } from '../brick/choice.ts'

export const invoiceToContact = 0
export const invoiceToOtherAddress = 1

/** Where an owners' association gets its invoice (codes of spec 001 section 3, labels of D37). */
export const invoiceRecipient = numberedChoice({
  label: 'Factuur naar',
  options: [
    { value: invoiceToContact, label: 'Zelfde als contactpersoon' },
    { value: invoiceToOtherAddress, label: 'Ander adres' },
  ],
})
