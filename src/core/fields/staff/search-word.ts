import { wire } from '../brick/brick.ts'
import { line } from '../brick/text.ts'

/** Most characters of what somebody searches for. */
export const mostSought = 100

/** What somebody searches for who sees to requests: a name, a number, an address. It stands in no address and is kept nowhere. */
export const searchWord = wire(
  line({ missing: 'Typ wat je zoekt.', max: mostSought, tooLong: 'Typ hoogstens 100 tekens.' }),
  'de Vries',
  'Zoekwoord',
)
