import { money } from '../value/money.ts'

// Questions about the value of a home, for its insurance (spec 002 section 3.3, D62). Amounts in cents.

export const rebuildValue = money({
  label: 'Herbouwwaarde',
  hint: 'Wat het kost om je huis opnieuw te bouwen. Dat is niet de verkoopprijs.',
  min: 1_000_00,
  max: 10_000_000_00,
})

/** The value that the municipality set, in cents. */
export const woz = money({ label: 'WOZ-waarde', min: 1_000_00, max: 100_000_000_00 })
