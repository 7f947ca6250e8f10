import type { Fault } from './fault.ts'

const folder = 'src/core/payments'
const outcome = { folder, file: 'outcome.ts', tests: ['outcome'] }

/** In what money pays, and what a valuation may say. */
export const payments: readonly Fault[] = [
  {
    ...outcome,
    rule: 'money pays an order only as it was agreed',
    instead: "if (told.amountCents !== agreedCents) return 'other-amount'",
    always: true,
  },
  { ...outcome, rule: 'an order is paid once', instead: '' },
  { ...outcome, rule: 'an order that was given up is not paid any more', instead: 'return undefined' },
  {
    ...outcome,
    rule: 'what is over stays over, and money that came in counts',
    instead: 'known !== told',
  },
  {
    folder: 'src/server',
    file: 'ports/valuation.ts',
    rule: 'a value lies within its own range',
    instead: 'lowCents <= highCents && valueCents > 0',
    tests: ['ports/valuation'],
  },
  {
    folder: 'src/server',
    file: 'adapters/valuation-http/index.ts',
    rule: 'production sells no example',
    instead: 'if (!production || valued.source) return valued',
    tests: ['adapters/valuation-http/valuation-http'],
  },
]
