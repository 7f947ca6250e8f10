import type { PersonalDataTable } from '../../services/context.ts'

/** Views that colleagues saved. Those of a desk stay when who saved them is gone, without their name. */
export const requestViewsPersonalData: readonly PersonalDataTable[] = [
  {
    table: 'request_view',
    terms: ['use'],
    removedWith: 'staff_account',
    notExported: 'Of who works for the association, who have no account on the site to download from.',
    onDeletion: 'stays',
  },
]
