import { money } from '../value/money.ts'
import { wholeNumber } from '../value/whole-number.ts'

// Questions about the value and the volume of a home, for its insurance (spec 002 section 3.3, D62). Amounts in cents.

export const rebuildValue = money({
  label: 'Herbouwwaarde',
  hint: 'Wat het kost om je huis opnieuw te bouwen. Dat is niet de verkoopprijs.',
  min: 1_000_00,
  max: 10_000_000_00,
})

/** The value that the municipality set, in cents. */
export const woz = money({ label: 'WOZ-waarde', min: 1_000_00, max: 100_000_000_00 })

/** The volume of the home (`propertySize`). It decides no premium; the insurer reads it among the answers. */
export const volume = wholeNumber(
  {
    invalid: 'Vul het aantal kubieke meters in zonder decimalen.',
    min: 1,
    max: 99_999,
    tooLow: 'Het minimale aantal kubieke meters is 1.',
    tooHigh: 'Het maximale aantal kubieke meters is 99.999.',
  },
  { label: 'Inhoud (m³)', hint: 'Staat in je koopakte of taxatierapport.', unit: 'm³', example: '350' },
)
