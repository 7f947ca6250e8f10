import type { PersonalDataTable } from '../../services/context.ts'

export const valuationReportPersonalData: readonly PersonalDataTable[] = [
  {
    table: 'valuation_report',
    terms: ['requests'],
    removedWith: 'submission',
    notExported: 'What a model made of a home; its page and document are with the request.',
    onDeletion: 'stays',
  },
]
