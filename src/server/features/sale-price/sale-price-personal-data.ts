import type { PersonalDataTable } from '../../services/context.ts'

export const salePricePersonalData: readonly PersonalDataTable[] = [
  {
    table: 'estimate',
    terms: ['payments', 'requests'],
    removedWith: 'purchase',
    notExported: 'What a model made of a home; its page is with the request.',
    onDeletion: 'stays',
  },
]
