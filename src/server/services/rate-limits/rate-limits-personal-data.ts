import type { PersonalDataTable } from '../context.ts'
import { forgetRested } from './forget.ts'

export const rateLimitsPersonalData: readonly PersonalDataTable[] = [
  {
    table: 'rate_limit',
    terms: ['use'],
    sweep: { limits: (runtime) => forgetRested(runtime.database, runtime) },
    notExported: 'A keyed hash of a caller: nothing in it says whose it is.',
    onDeletion: 'stays',
  },
]
