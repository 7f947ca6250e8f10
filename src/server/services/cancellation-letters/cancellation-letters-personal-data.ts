import type { PersonalDataTable } from '../context.ts'

/**
 * Letters that cancel old insurances, and their signature until the last one was sent. They stay when the account is deleted, as
 * their request does.
 */
export const cancellationLettersPersonalData: readonly PersonalDataTable[] = [
  {
    table: 'cancellation_letter',
    terms: ['insurances', 'requests'],
    removedWith: 'submission',
    exportedIn: 'requests',
    onDeletion: 'stays',
  },
  {
    table: 'cancellation_signature',
    terms: ['requests'],
    removedWith: 'submission',
    notExported: 'Kept no longer than its letters need it.',
    onDeletion: 'stays',
  },
]
