import * as z from 'zod/mini'
import { wire } from '../brick/brick.ts'
import { runTimeChoice } from '../brick/run-time-choice.ts'
import { idForm } from '../files/uploads.ts'
import { singleLineText } from '../value/single-line-text.ts'

const noView = 'Deze weergave kennen we niet.'

/** The views of the list of requests by their words in its address. The view that the list opens with has no word. */
export const pileWords = ['mij', 'laat', 'vandaag', 'afzender', 'partner', 'open', 'klaar'] as const

/** The periods in which requests came in, by their words in the address of the list. They count from the day of the look. */
export const periodWords = [
  'vandaag',
  'gisteren',
  'deze-week',
  'vorige-week',
  'deze-maand',
  'vorige-maand',
] as const

/** The view that a saved one began as. */
export const viewPile = wire(z.enum(pileWords, noView), 'open')

/** The period that a saved view is narrowed to. */
export const viewPeriod = wire(z.enum(periodWords, 'Deze periode kennen we niet.'), 'deze-week')

/** The id of a saved view. */
export const viewId = wire(
  z.string(noView).check(z.regex(idForm, noView)),
  '7d3c1f5e-8a4b-4d1c-9e57-2f0a6b1c3d42',
  'Weergave',
)

/** What a saved view is called in the navigation, at most 40 characters, as its column allows. It never stands in an address. */
export const viewLabel = singleLineText({
  label: 'Naam van de weergave',
  example: 'Juridisch, deze week',
  missing: 'Geef de weergave een naam.',
  max: 40,
})

/** For whom a view is saved: `mij` for oneself, or the key of a desk; the server knows which desks there are. */
export const viewHolder = runTimeChoice({
  label: 'Voor wie?',
  example: 'mij',
  control: 'select',
  missing: 'Kies voor wie de weergave is.',
})
