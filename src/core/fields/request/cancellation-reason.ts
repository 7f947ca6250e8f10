import { choice } from '../brick/choice.ts'

/** The reason that asks for an explanation (spec 000 section 5). */
export const otherReason = 'Anders, namelijk…'

const reasons = [
  'Geen meerwaarde',
  'Scheiding',
  'Te duur',
  'Geen gratis verlenging',
  'Huis verkocht',
  'Overlijden',
  'Te commercieel',
  'Huurwoning',
  'Dubbel lidmaatschap',
  'Oneens met standpunten',
  'Klacht over dienstverlening',
  'Korting afgelopen',
  otherReason,
] as const

const [first, ...others] = reasons.map((reason) => ({ value: reason, label: reason }))
if (!first) throw new Error('There are thirteen reasons.')

/** Why somebody cancels: thirteen reasons, sent as their text (spec 000 section 9, D40). */
export const cancellationReason = choice({ label: 'Reden', options: [first, ...others] })
