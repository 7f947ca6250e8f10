import { figure } from '../kernel/figure.ts'

const fund = { name: 'Nationaal Warmtefonds', href: 'https://www.warmtefonds.nl/particulieren' }

/** In cents: the least and the most that an owner borrows. */
export const loanOfOwner = figure('Energiebespaarlening, bedrag', [
  { from: '2024-01-01', until: '2024-12-31', value: { least: 1_000_00, most: 27_000_00 }, source: fund },
  {
    from: '2025-01-01',
    until: '2025-12-31',
    value: { least: 1_000_00, most: 28_000_00 },
    source: fund,
    toVerify: true,
  },
])

/** In cents: with a lower income together one pays no interest. */
export const incomeWithoutInterest = figure('Energiebespaarlening, inkomen zonder rente', [
  { from: '2023-07-01', value: 60_000_00, source: fund },
])
