import type { PersonalDataTable } from '../../services/context.ts'
import { removeHoldsOver } from '../../services/planning/hold.ts'

export const personalData: readonly PersonalDataTable[] = [
  {
    table: 'reservation',
    terms: ['use'],
    sweep: { holds: removeHoldsOver },
    notExported: 'Which seat an appointment has, which its request tells; or what is held for some minutes.',
    onDeletion: 'stays',
  },
]
