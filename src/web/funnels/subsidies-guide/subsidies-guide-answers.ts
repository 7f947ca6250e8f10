import { keysOf, residents, subsidyMeasures } from '../../../core/content/subsidy-choices.ts'
import { optional, relabel } from '../../../core/fields/brick/brick.ts'
import { choice } from '../../../core/fields/brick/choice.ts'
import { runTimeChoice, runTimeChoices } from '../../../core/fields/brick/run-time-choice.ts'
import { address } from '../../../core/groups/address.ts'
import { planOptions, troubleOptions } from './measures.ts'

/** The resident types of the subsidy check, with a hint for each. */
export const resident = choice({
  label: 'Ik ben een',
  options: [
    {
      value: 'eigenaar-bewoner',
      label: residents['eigenaar-bewoner'],
      hint: 'Ook van een appartement, voor wat alleen van jou is.',
    },
    { value: 'vve', label: residents.vve, hint: 'Voor het hele gebouw: dak, muren, vloer of glas.' },
    { value: 'verhuurder', label: residents.verhuurder, hint: 'Je verhuurt het huis aan iemand anders.' },
    { value: 'huurder', label: residents.huurder, hint: 'Je huurt het huis waarin je woont.' },
  ],
})

/** An address or the name of a municipality: one of the two is enough. */
export const postcode = relabel(optional(address.parts.postcode), { oneOf: true })
export const houseNumber = relabel(optional(address.parts.houseNumber), { oneOf: true })

/** The code of the municipality; an address fills it in too. */
export const municipality = runTimeChoice({
  label: 'Gemeente',
  hint: 'Typ de eerste letters, bijvoorbeeld Amers.',
  control: 'search',
  example: 'GM0307',
  missing: 'Kies je gemeente.',
})

export const wishedPlans = runTimeChoices({
  label: 'Wat wil je doen?',
  example: 'isoleren',
  max: planOptions.length,
  missing: 'Kies wat je wilt doen.',
})

/** Problems in the home, asked of who does not know yet what to do. */
export const foundTroubles = runTimeChoices({
  label: 'Waar heb je last van?',
  example: 'vloer',
  max: troubleOptions.length,
  missing: 'Kies waar je last van hebt.',
})

/** The measures to search for, chosen from those that were proposed. */
export const measures = runTimeChoices({
  label: 'Mijn verduurzaming gaat over',
  example: 'dak',
  max: keysOf(subsidyMeasures).length,
})
