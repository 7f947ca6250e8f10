import * as z from 'zod/mini'
import { wire } from '../brick/brick.ts'
import { idForm } from '../files/uploads.ts'

const unknown = 'Dit kennen we niet.'

/** Most that is sent again at once. */
export const mostSentAgain = 100

/** What is sent again of the work that failed for good, by the ids of the list. */
export const deadLetterIds = wire(
  z
    .array(z.string(unknown).check(z.regex(idForm, unknown)), 'Kies wat je opnieuw verstuurt.')
    .check(
      z.maxLength(mostSentAgain, `Verstuur er hoogstens ${mostSentAgain} tegelijk opnieuw.`),
      z.minLength(1, 'Kies wat je opnieuw verstuurt.'),
    ),
  ['7d3c1f5e-8a4b-4d1c-9e57-2f0a6b1c3d42'],
  'Wat opnieuw gaat',
)
