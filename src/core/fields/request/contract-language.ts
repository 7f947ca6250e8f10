import { numberedChoice } from '../brick/choice.ts'

/** The language of the contract; English costs more (spec 001 section 9). */
export const contractLanguage = numberedChoice({
  label: 'In welke taal is het contract?',
  options: [
    { value: 0, label: 'Nederlands' },
    { value: 1, label: 'Engels' },
  ],
})
