import * as z from 'zod/mini'
import { wire } from '../brick/brick.ts'
import { absentOr } from '../brick/text.ts'

/** Most characters of a planning file in the office: 4,000 lines of 250. */
export const mostPlanningText = 1_000_000
/** The sentence about a longer one. */
export const planningTooLong = 'Dit bestand is te groot: het heeft hoogstens een miljoen tekens.'

const missing = 'Kies een bestand, of plak de regels van de tabel.'

/** A planning file as text (docs/commands.md, The file). What its lines must hold is judged where it is read. */
export const planningText = wire(
  z
    .string(absentOr(missing, missing))
    .check(z.minLength(1, missing), z.maxLength(mostPlanningText, planningTooLong)),
  'soort;dag;naam\ndicht;2027-12-24;De dag voor kerst\n',
  'Planning',
)
