import type { PersonalDataTable } from '../context.ts'

/** What was made for a request: its owner downloads it there. */
export const personalData: readonly PersonalDataTable[] = [
  {
    table: 'made_document',
    terms: ['requests'],
    removedWith: 'submission',
    notExported: 'Made of what is exported; each is downloaded with its request.',
    onDeletion: 'stays',
  },
]
