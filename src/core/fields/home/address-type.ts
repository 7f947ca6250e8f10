import { numberedChoice } from '../brick/choice.ts'

export const streetAddress = 0
export const poBoxAddressType = 1

/** A street address or a PO box (codes of spec 001 section 3, labels of D37). */
export const addressType = numberedChoice({
  label: 'Soort adres',
  options: [
    { value: streetAddress, label: 'Straatadres' },
    { value: poBoxAddressType, label: 'Postbus' },
  ],
})
