import type { PersonalDataTable } from '../../services/context.ts'

/** Corrected answers. In a download they stand with the request, each beside the answer that it corrects. */
export const requestCorrectionsPersonalData: readonly PersonalDataTable[] = [
  {
    table: 'request_correction',
    terms: ['requests'],
    removedWith: 'submission',
    exportedIn: 'requests',
    onDeletion: 'stays',
  },
]
