import { relabel } from '../brick/brick.ts'
import { wholeNumber } from '../value/whole-number.ts'
import { complexConstructionYear } from './construction-year.ts'

/** A field for a number of something in a complex; `least` where there is always one. */
const count = (label: string, { least = 0, example = '0', hint }: CountFacts = {}) =>
  wholeNumber(
    {
      invalid: `Vul een heel getal vanaf ${least} in.`,
      min: least,
      max: 9999,
      tooHigh: 'Het aantal is maximaal 9.999.',
    },
    { label, example, ...(hint && { hint }) },
  )

interface CountFacts {
  least?: number
  example?: string
  hint?: string
}

/** The questions about an apartment complex that decide what a plan for it costs (spec 001 section 3). */
export const complex = {
  yearOfConstruction: relabel(complexConstructionYear, { hint: 'Van 1900 tot en met dit jaar.' }),
  numberOfBuildings: count('Aantal gebouwen', { least: 1, example: '1' }),
  numberOfApartments: count('Aantal appartementen', { least: 2, example: '12' }),
  numberOfMonumentalBuildings: count('Aantal monumenten', { hint: 'Gebouwen die een monument zijn.' }),
  numberOfBuildingsWithParkingGarages: count('Aantal gebouwen met een parkeergarage'),
  numberOfBuildingsWithShops: count('Aantal gebouwen met winkels'),
  numberBuildingsWithLands: count('Aantal gebouwen met eigen terrein', {
    hint: 'Bijvoorbeeld een tuin, een pad of parkeerplaatsen.',
  }),
  numberOfExtraPlannings: count('Aantal extra planningen', {
    hint: 'Wil je voor een deel een eigen planning, zoals voor de garage? Vul dan in hoeveel.',
  }),
} as const
