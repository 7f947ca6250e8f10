import type { SummaryRow } from '../fields/brick/summary-rows.ts'
import { type Cents, formatCents } from '../kernel/money.ts'

/** Labels of the surcharge of a bank transfer and of the total, wherever the price of a membership shows. */
export const costWords = { surcharge: 'Toeslag bankoverschrijving', total: 'Samen per jaar' } as const

/** The yearly costs, each part a row of its own; surcharge and total only where there is a surcharge. */
export const costRows = (
  label: string,
  { fee, surcharge }: Readonly<Record<'fee' | 'surcharge', Cents>>,
): SummaryRow[] => [
  { label, value: formatCents(fee) },
  ...(surcharge > 0
    ? [
        { label: costWords.surcharge, value: formatCents(surcharge) },
        { label: costWords.total, value: formatCents(fee + surcharge) },
      ]
    : []),
]
