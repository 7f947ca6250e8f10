import type { PersonalDataTable } from '../../services/context.ts'

export const cancellationPersonalData: readonly PersonalDataTable[] = [
  {
    table: 'cancellation',
    terms: ['requests'],
    removedWith: 'submission',
    exportedIn: 'requests',
    onDeletion: 'unlinked',
  },
]
