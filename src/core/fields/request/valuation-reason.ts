import { choice } from '../brick/choice.ts'

/** What a valuation is for: a mortgage, or knowing the value (spec 001 section 3). */
export type ValuationPurpose = 'hypotheek' | 'waardebepaling'

const mortgage = 'Je krijgt een rapport dat je bank accepteert.'

const options = [
  { value: 'Aankoop woning', label: 'Aankoop woning', hint: mortgage },
  { value: 'Oversluiten', label: 'Oversluiten', hint: mortgage },
  { value: 'Waardebepaling', label: 'Waardebepaling' },
  { value: 'Scheiding', label: 'Scheiding' },
  { value: 'Verhuizing', label: 'Verhuizing' },
  { value: 'Verlagen risicoklasse', label: 'Verlagen risicoklasse' },
  { value: 'Anders', label: 'Anders' },
] as const

/** Why somebody wants a valuation: seven reasons, sent as their text (spec 001 section 3). */
export const valuationReason = choice({ label: 'Reden', options })
export type ValuationReason = (typeof options)[number]['value']

export const purposeOf = (reason: ValuationReason): ValuationPurpose =>
  reason === 'Aankoop woning' || reason === 'Oversluiten' ? 'hypotheek' : 'waardebepaling'
