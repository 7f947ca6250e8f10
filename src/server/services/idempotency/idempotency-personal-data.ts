import type { PersonalDataTable } from '../context.ts'
import { forgetOld } from './claim.ts'

export const idempotencyPersonalData: readonly PersonalDataTable[] = [
  {
    table: 'idempotency',
    terms: ['keys'],
    sweep: { idempotency: (runtime) => forgetOld(runtime.database, runtime) },
    notExported: 'A hash of what was sent and the answer to it: nothing in it says whose it is.',
    onDeletion: 'stays',
  },
]
