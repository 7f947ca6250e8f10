import * as z from 'zod/mini'
import { wire } from '../brick/brick.ts'
import { idForm } from '../files/uploads.ts'
import { multiLineText } from '../value/multi-line-text.ts'

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
