import { type Cents, formatCents } from '../../kernel/money.ts'
import { bankTransfer, directDebit } from '../../rules/payment-methods.ts'
import { numberedChoice } from '../brick/choice.ts'
import { displayValue } from '../brick/display-value.ts'

/** The labels with the surcharge of each, which editors may change (D1 and D37). */
export const pricedLabels = (surcharge: Cents): Record<string, string> => ({
  [bankTransfer]: `Bankoverschrijving (${formatCents(surcharge)} extra)`,
})

/** Payment method, without a default; the form of owners' associations starts at direct debit (D37). */
export const paymentMethod = numberedChoice({
  label: 'Betaalmethode',
  missing: 'Selecteer een betaalmethode.',
  options: [
    { value: directDebit, label: 'Automatische incasso' },
    { value: bankTransfer, label: 'Bankoverschrijving' },
  ],
})

/** The chosen method under the same label as the choice, so that overview, mail and stored copy say what was chosen (D37). */
export const shownMethod = (method: 0 | 1, surcharge: Cents): string =>
  pricedLabels(surcharge)[method] ?? displayValue(paymentMethod, method)
