import type { ToolCase } from '../../engine/testing/tool-case.ts'

// The calculations are those of the financieringscheck, without label, study loan or short fixed rate.

const nibud = {
  name: 'Nibud, Advies hypotheeknormen 2026',
  href: 'https://www.nibud.nl/onderzoeksrapporten/rapport-advies-hypotheeknormen-2026-2025/',
}
const gazette = {
  name: 'Staatscourant 2025, 36471',
  href: 'https://zoek.officielebekendmakingen.nl/stcrt-2025-36471.html',
}

const pair = { who: 'together', partner: '0', age: '35', price: '500.000' }
const alone = { who: 'alone', age: '35', price: '500.000' }

/** Cases made by others, or by hand, before the calculator was written. */
export const cases: readonly ToolCase[] = [
  {
    name: 'one income for two, and a home that is too dear',
    answers: { ...pair, income: '50.000', rate: '4,25', price: '250.000', own: '40.000' },
    values: { maximum: 199_889_00, needed: 210_000_00, short: 10_111_00, cost: 1_033_07 },
    source: nibud,
    says: 'At 4.25% € 50.000 gives € 199.889. Needed 250.000 - 40.000; 210.000 at 4.25% is 1.033,07 a month in 360 months.',
  },
  {
    name: 'an income of 50,000 at 4 percent',
    answers: { ...pair, income: '50.000', rate: '4' },
    values: { maximum: 197_243_00 },
    source: {
      name: 'Hypotheek-rentetarieven, hypotheeknormen',
      href: 'https://www.hypotheek-rentetarieven.nl/hypotheeknormen',
    },
    says: '22,6% of € 50.000 is € 942 a month, which is about € 197.000 at 4%. By hand: 941,67 x 209,461 = 197.243.',
    toVerify: true,
  },
  {
    name: 'two incomes',
    answers: { ...pair, income: '60.000', partner: '40.000', rate: '4,25' },
    values: { maximum: 459_067_00, income: 100_000_00 },
    source: nibud,
    says: 'At 4.25% € 100.000 gives € 459.067.',
  },
  {
    name: 'an income of 40,000 as a bank counts it, without its label',
    answers: { ...pair, income: '40.000', rate: '4,33' },
    values: { maximum: 158_399_00 },
    source: {
      name: 'VermogenKompas, naar de calculator van ABN AMRO (12 september 2026)',
      href: 'https://github.com/RHRijkse/vermogenkompas',
    },
    says: 'Together € 40.000 with label A at 4.33%: € 168.399, of which € 10.000 is for the label.',
  },
  {
    name: 'somebody who buys alone',
    answers: { ...alone, income: '65.000', rate: '3,6' },
    values: { maximum: 289_832_00 },
    source: {
      name: 'Van Bruggen Adviesgroep, hypotheeknormen 2026',
      href: 'https://www.vanbruggen.nl/actueel/nieuws/2025/hypotheeknormen-2026-drukken-maximale-hypotheek',
    },
    says: 'Almost € 300.000 with label A or B: 272.832 by income (22,9%) and 17.000 for who is alone, without the 10.000 of the label.',
  },
  {
    name: 'somebody with a state pension',
    answers: { ...alone, income: '40.000', rate: '4', age: '67' },
    values: { maximum: 204_817_00 },
    source: gazette,
    says: 'Table 2 says 26,9% from 40.000 at 4%: 896,67 a month is 187.817; with 17.000 for who is alone.',
  },
  {
    name: 'the same a year younger',
    answers: { ...alone, income: '40.000', rate: '4', age: '66' },
    values: { maximum: 174_794_00 },
    source: gazette,
    says: 'Table 1 says 22,6%: 753,33 a month is 157.794; with 17.000.',
  },
  {
    name: 'other loans',
    answers: { ...pair, income: '70.000', rate: '4,25', debts: '250' },
    values: { maximum: 239_697_00 },
    source: nibud,
    says: '€ 290.517 without loans (24,5% is 1.429,17 a month); 250 a month less is 50.820 less.',
  },
  {
    name: 'a home that can be paid',
    answers: { ...pair, income: '100.000', rate: '4', price: '300.000', own: '0' },
    values: { maximum: 300_000_00, needed: 300_000_00, short: 0, cost: 1_432_25 },
    source: {
      name: 'Ikbenfrits, annuïteitenhypotheek',
      href: 'https://www.ikbenfrits.nl/hypotheek/hypotheekvormen/annuiteitenhypotheek',
    },
    says: '€ 300.000 at 4% for 30 years is € 1.432,25 a month. 26,1% of 100.000 would give 455.578: the value is the limit.',
    toVerify: true,
  },
]
