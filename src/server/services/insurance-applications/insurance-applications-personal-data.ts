import type { PersonalDataTable } from '../context.ts'

/**
 * Applications for insurances, with the address to which their news is mailed. They stay when the account is deleted, because a
 * policy may run on and its papers are kept after it (`services/submissions/had-its-time.ts`).
 */
export const insuranceApplicationsPersonalData: readonly PersonalDataTable[] = [
  {
    table: 'insurance_application',
    terms: ['insurances', 'requests'],
    removedWith: 'submission',
    exportedIn: 'requests',
    onDeletion: 'stays',
  },
]
