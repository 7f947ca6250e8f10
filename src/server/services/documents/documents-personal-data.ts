import type { PersonalDataTable } from '../context.ts'

/** Documents that were made for a request, from which its owner downloads them. */
export const documentsPersonalData: readonly PersonalDataTable[] = [
  {
    table: 'made_document',
    terms: ['requests'],
    removedWith: 'submission',
    notExported: 'Made of what is exported; each is downloaded with its request.',
    onDeletion: 'stays',
  },
]
