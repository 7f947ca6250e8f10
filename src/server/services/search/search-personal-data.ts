import type { PersonalDataTable } from '../context.ts'
import { forgetMisses } from './misses.ts'

export const searchPersonalData: readonly PersonalDataTable[] = [
  {
    table: 'search_miss',
    terms: ['searches'],
    sweep: { searches: forgetMisses },
    notExported: 'Words of which nothing was found: nothing in it says who searched.',
    onDeletion: 'stays',
  },
]
