import { figure } from '../kernel/figure.ts'

const fund = { name: 'Nationaal Warmtefonds', href: 'https://www.warmtefonds.nl/particulieren' }

/** The least and the most that an owner borrows, in cents. */
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

/** The joint income in cents below which no interest is paid. */
export const incomeWithoutInterest = figure('Energiebespaarlening, inkomen zonder rente', [
  { from: '2023-07-01', value: 60_000_00, source: fund },
])
