import { numberedChoice } from './choice.ts'

export const bankTransfer = 0
export const directDebit = 1

/** No default except for owners' associations, which start at direct debit (decision 37). */
export const paymentMethod = numberedChoice({
  label: 'Betaalmethode',
  missing: 'Selecteer een betaalmethode.',
  options: [
    { value: directDebit, label: 'Automatische incasso' },
    { value: bankTransfer, label: 'Bankoverschrijving (€ 1,90 extra)' },
  ],
})
