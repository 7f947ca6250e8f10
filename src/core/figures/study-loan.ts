import { figure } from '../kernel/figure.ts'

const duo = { name: 'DUO', href: 'https://www.duo.nl/particulier/rente/rente-voor-terugbetalers.jsp' }
const rules = {
  name: 'DUO',
  href: 'https://www.duo.nl/particulier/studieschuld-terugbetalen/terugbetalingsregels.jsp',
}
const nibud = {
  name: 'Nibud, Advies hypotheeknormen 2026',
  href: 'https://www.nibud.nl/onderzoeksrapporten/rapport-advies-hypotheeknormen-2026-2025/',
}
const gazette = {
  name: 'Staatscourant 2023, 30022',
  href: 'https://zoek.officielebekendmakingen.nl/stcrt-2023-30022.html',
}

/**
 * The rate in percents a year for somebody whose rate is set in that year, with 15 years (`old`) or 35 years (`new`) to pay back.
 */
export const studyLoanRate = figure('Rente op een studieschuld', [
  { from: '2024-01-01', until: '2024-12-31', value: { old: 2.95, new: 2.56 }, source: duo },
  { from: '2025-01-01', until: '2025-12-31', value: { old: 2.21, new: 2.57 }, source: duo },
  { from: '2026-01-01', until: '2026-12-31', value: { old: 2.29, new: 2.33 }, source: duo },
])

/** Years in which a study loan is paid back, by the rules SF15 (`old`) and SF35 (`new`). */
export const studyLoanYears = figure('Jaren om een studieschuld terug te betalen', [
  { from: '2015-09-01', value: { old: 15, new: 35 }, source: rules },
])

/** The factor by which the monthly amount at DUO is multiplied, by the highest mortgage rate of its class in percents. */
const factors = [
  { upTo: 2, factor: 1.05 },
  { upTo: 2.5, factor: 1.1 },
  { upTo: 3, factor: 1.15 },
  { upTo: 4, factor: 1.2 },
  { upTo: 4.5, factor: 1.25 },
  { upTo: 5.5, factor: 1.3 },
  { upTo: 6, factor: 1.35 },
  { upTo: Number.POSITIVE_INFINITY, factor: 1.4 },
]

/**
 * The weight of a study loan: its monthly amount is counted this many times, since its interest is not deducted (Tijdelijke
 * regeling hypothecair krediet, article 3a).
 */
export const studyLoanFactor = figure('Hoe zwaar een studieschuld telt', [
  { from: '2024-01-01', until: '2024-12-31', value: factors, source: gazette },
  { from: '2026-01-01', until: '2026-12-31', value: factors, source: nibud, toVerify: true },
])
