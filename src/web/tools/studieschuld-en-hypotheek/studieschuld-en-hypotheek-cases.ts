import type { ToolCase } from '../../engine/testing/tool-case.ts'

// The figures of the Nibud come from a summary of its report.

const nibud = {
  name: 'Nibud, Advies hypotheeknormen 2026',
  href: 'https://www.nibud.nl/onderzoeksrapporten/rapport-advies-hypotheeknormen-2026-2025/',
}
const students = {
  name: 'Punt. (Avans Hogeschool), studieschulden',
  href: 'https://punt.avans.nl/2022/06/studieschulden-wat-betaal-ik-als-de-rente-stijgt/',
}
const adviser = {
  name: 'Vastgoedwereld, naar Van Bruggen Adviesgroep',
  href: 'https://vastgoedwereld.nl/vastgoedactueel/studielening-drukt-volgend-jaar-zwaarder-op-maximale-hypotheek',
}

const known = { knows: 'yes', fixed: 'long' }
const unknown = { knows: 'no', fixed: 'long', rate: '4' }

/** Cases made by others, or by hand, before the calculator was written. */
export const cases: readonly ToolCase[] = [
  {
    name: 'the example of the Nibud',
    answers: { ...known, monthly: '72,21', rate: '3,75' },
    values: { factor: 120, weighed: 86_65, less: 18_711_00 },
    source: nibud,
    says: '€ 72,21 a month x 1,20 = € 86 less a month, at 3.75% about € 18.711 less mortgage.',
  },
  {
    name: 'a rate just above 4 percent',
    answers: { ...known, monthly: '160', rate: '4,1' },
    values: { factor: 125, weighed: 200_00 },
    source: {
      name: 'Hypotheek Support, DUO-studielening',
      href: 'https://www.hypotheeksupport.nl/duo-studielening/',
    },
    says: 'At 4.1% € 160 x 1,25 = € 200. (Its table of 2025 says 1,30 there; its example and the Nibud of 2026 say 1,25, which is followed.)',
  },
  {
    name: 'two loans of 50,000, by the rules of 2024',
    answers: { ...known, monthly: '360', rate: '3,7' },
    values: { factor: 120, weighed: 432_00, less: 93_855_00 },
    today: '2024-10-01',
    source: adviser,
    says: 'Two of € 180 a month at 3.7%: € 323.955 in place of € 417.810 by the rules of 2024, which is € 93.855 less.',
  },
  {
    name: 'a rate above 6 percent',
    answers: { ...known, monthly: '100', rate: '6,1' },
    values: { factor: 140, weighed: 140_00 },
    today: '2024-01-15',
    source: {
      name: 'Baas Assurantiën, studieschuld bij een hypotheekaanvraag',
      href: 'https://baasassurantien.nl/denk_news/studieschuld-gaat-anders-meewegen-bij-hypotheekaanvraag/',
    },
    says: 'Who pays € 100 a month and 6.1% of mortgage interest has 1,4 x 100 = € 140 counted.',
  },
  {
    name: 'a rate below 4 percent',
    answers: { ...known, monthly: '60', rate: '3,6' },
    values: { weighed: 72_00, less: 15_837_00 },
    source: {
      name: 'Slimme Hypotheek, effect van studieschuld',
      href: 'https://slimmehypotheek.nl/effect-studieschuld-hypotheek',
    },
    says: '€ 60 a month at 3.6% is counted as € 72. By hand: 72 x 219,952 (a euro a month in 360 months) = 15.837.',
  },
  {
    name: 'a mortgage rate fixed for less than ten years',
    answers: { ...known, monthly: '100', rate: '3,5', fixed: 'short' },
    values: { factor: 130, weighed: 130_00, less: 24_217_00 },
    source: nibud,
    says: 'Tested at 5%: 1,30. By hand: 130 x 186,282 = 24.217.',
  },
  {
    name: 'a loan of 20,000 without interest',
    answers: { ...unknown, debt: '20.000', scheme: 'new', loanRate: '0' },
    values: { monthly: 47_62 },
    source: students,
    says: '€ 20.000 in 35 years at 0% is € 48 a month: 20.000 / 420 = 47,62.',
  },
  {
    name: 'the same at 2 percent',
    answers: { ...unknown, debt: '20.000', scheme: 'new', loanRate: '2' },
    values: { monthly: 66_25 },
    source: students,
    says: 'At 2% it is € 66 a month; by the annuity formula 66,25.',
  },
  {
    name: 'a loan of 50,000',
    answers: { ...unknown, debt: '50.000', scheme: 'new', loanRate: '2,56', rate: '3,7' },
    values: { monthly: 180_36, weighed: 216_43 },
    source: adviser,
    says: '€ 50.000 at 2.56% is € 180 a month; by the annuity formula over 420 months 180,36. Times 1,20: 216,43.',
  },
  {
    name: 'the rate of the year where none is filled in, in 15 years',
    answers: { ...unknown, debt: '20.000', scheme: 'old' },
    values: { monthly: 131_39, weighed: 157_67, less: 33_025_00 },
    source: {
      name: 'Hyppe, hypotheek met een studieschuld',
      href: 'https://hyppe.nl/hypotheek-afsluiten-met-een-studieschuld',
    },
    says: 'SF15 has 2,29% in 2026: 20.000 in 180 months is 131,39; x 1,20 = 157,67; x 209,461 = 33.025.',
  },
  {
    name: 'the same in 35 years',
    answers: { ...unknown, debt: '20.000', scheme: 'new' },
    values: { monthly: 69_69, less: 17_517_00 },
    source: {
      name: 'Hyppe, hypotheek met een studieschuld',
      href: 'https://hyppe.nl/hypotheek-afsluiten-met-een-studieschuld',
    },
    says: 'SF35 has 2,33% in 2026: 20.000 in 420 months is 69,69; x 1,20 x 209,461 = 17.517.',
  },
]
