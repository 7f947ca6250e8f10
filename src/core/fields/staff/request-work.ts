import * as z from 'zod/mini'
import { wire } from '../brick/brick.ts'
import { choice } from '../brick/choice.ts'
import { runTimeChoice } from '../brick/run-time-choice.ts'
import { idForm } from '../files/uploads.ts'
import { multiLineText } from '../value/multi-line-text.ts'
import { singleLineText } from '../value/single-line-text.ts'

const noVersion = 'Open de aanvraag opnieuw: we weten niet welke versie je zag.'
const noColleague = 'Deze collega kennen we niet.'

/** The version of a request that somebody saw. It goes up with every change, so that the second of two hears of the first. */
export const seenVersion = wire(
  z.int(noVersion).check(z.gte(1, noVersion), z.lte(2_147_483_647, noVersion)),
  1,
)

/** The colleague to whom a request is given, by the id of their account. */
export const givenTo = wire(
  z.string(noColleague).check(z.regex(idForm, noColleague)),
  '00000000-0000-4000-8000-000000000101',
)

/** Most characters of a note, as its column allows. */
export const mostOfNote = 1000

/** What staff note with a request. It is about a person, who may read it. */
export const requestNote = multiLineText({
  label: 'Notitie',
  example: 'Gebeld: de afspraak mag een uur later.',
  missing: 'Schrijf een notitie.',
  max: mostOfNote,
  tooLong: 'Een notitie mag maximaal 1.000 tekens bevatten.',
  hint: 'Wie deze aanvraag deed, mag dit lezen. Schrijf wat er gebeurde of moet gebeuren, niet hoe iemand is.',
})

/** What may be done with a request as a whole. */
export const requestActions = ['done', 'reopen'] as const
export type RequestAction = (typeof requestActions)[number]

export const requestAction = wire(z.enum(requestActions, 'Dit kan niet met een aanvraag.'), 'done')

/** The partner to which a request is handed over, by its name in the table of deliveries. The server knows which those are. */
export const handOverPartner = runTimeChoice({
  label: 'Partner',
  example: 'klusservice',
  control: 'select',
  missing: 'Kies een partner.',
})

/** How a request gets to its partner: by hand, as a colleague told them, or by the site, which sends it. */
export const handOverWay = choice({
  label: 'Hoe gaat het door?',
  missing: 'Kies hoe het doorgaat.',
  options: [
    {
      value: 'hand',
      label: 'Ik heb het zelf doorgegeven',
      hint: 'Aan de telefoon, of in het systeem van de partner. De site stuurt niets meer.',
    },
    {
      value: 'site',
      label: 'De site stuurt het (opnieuw)',
      hint: 'Bij de partner blijft het één opdracht.',
    },
  ],
})
export type HandOverWay = 'hand' | 'site'

/** What the partner calls a request that somebody handed over by hand, as they said it or as their system shows it. */
export const partnerReference = singleLineText({
  label: 'Nummer bij de partner',
  example: 'KS-2041',
  max: 64,
  tooLong: 'Een nummer mag maximaal 64 tekens bevatten.',
})
