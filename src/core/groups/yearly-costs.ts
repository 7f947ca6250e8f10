import type { SummaryRow } from '../fields/brick/summary-rows.ts'
import { type Cents, formatCents } from '../kernel/money.ts'

/** What the surcharge of a bank transfer and the sum are called, wherever a membership's price is told. */
export const costWords = { surcharge: 'Toeslag bankoverschrijving', total: 'Samen per jaar' } as const

/** What a year costs, each part a row of its own; the surcharge and the sum only where there is one. */
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
