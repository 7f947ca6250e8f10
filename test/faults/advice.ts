import type { Fault } from './fault.ts'

/** In what is asked and told of advice. */
export const advice: readonly Fault[] = [
  {
    rule: 'a member has no section on payment (spec 001 section 6)',
    folder: 'src/core/online-advice',
    file: 'summary-rows.ts',
    instead: '{ title: titles.payment, rows: payment },',
    tests: ['summary-rows'],
  },
  {
    rule: 'no fourth',
    folder: 'src/web/funnels/financial-plan',
    file: 'funnel.ts',
    instead: '',
    tests: ['funnel'],
  },
]
