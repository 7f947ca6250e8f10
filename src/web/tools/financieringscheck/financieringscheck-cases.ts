import type { ToolCase } from '../../engine/testing/tool-case.ts'

// Every calculation by hand below: income times share, divided by twelve, minus payments for other loans, times the loan that one
// euro a month pays off in 360 months at the test rate; in whole euros. Then come the amounts that may be borrowed in addition.
// The figures of the Nibud come from a summary of its report; annex 1 of the regulation gives the same by hand.

const nibud = {
  name: 'Nibud, Advies hypotheeknormen 2026',
  href: 'https://www.nibud.nl/onderzoeksrapporten/rapport-advies-hypotheeknormen-2026-2025/',
}
const adviser = {
  name: 'Van Bruggen Adviesgroep, hypotheeknormen 2026',
  href: 'https://www.vanbruggen.nl/actueel/nieuws/2025/hypotheeknormen-2026-drukken-maximale-hypotheek',
}
const gazette = {
  name: 'Staatscourant 2025, 36471',
  href: 'https://zoek.officielebekendmakingen.nl/stcrt-2025-36471.html',
}

/** Two buyers with one income, so that the extra room of a single buyer does not apply, and a home without energy label. */
const pair = { who: 'together', partner: '0', aow: 'no', fixed: 'long', label: 'efg', price: '1.000.000' }
const alone = { who: 'alone', aow: 'no', fixed: 'long', label: 'efg', price: '1.000.000' }

/** Cases made by others, or by hand, before the calculator was written. */
export const cases: readonly ToolCase[] = [
  {
    name: 'an income of 35,000 at 4.25 percent',
    answers: { ...pair, income: '35.000', rate: '4,25' },
    values: { byIncome: 139_922_00, share: 236 },
    source: nibud,
    says: 'At 4.25% an income of € 35.000 gives € 139.922 in 2026. By hand: 35.000 x 23,6% / 12 = 688,33 a month.',
  },
  {
    name: 'an income of 50,000 at 4.25 percent',
    answers: { ...pair, income: '50.000', rate: '4,25' },
    values: { byIncome: 199_889_00, maximum: 199_889_00, short: 800_111_00 },
    source: nibud,
    says: 'At 4.25% an income of € 50.000 gives € 199.889. Of a million 800.111 misses.',
  },
  {
    name: 'an income of 70,000 at 4.25 percent',
    answers: { ...pair, income: '70.000', rate: '4,25' },
    values: { byIncome: 290_517_00, share: 245 },
    source: nibud,
    says: 'At 4.25% an income of € 70.000 gives € 290.517; the row of 70.000 says 24,5%.',
  },
  {
    name: 'two incomes that count as one',
    answers: { ...pair, income: '60.000', partner: '40.000', rate: '4,25' },
    values: { byIncome: 459_067_00, share: 271 },
    source: nibud,
    says: 'At 4.25% an income of € 100.000 gives € 459.067; since 2023 both incomes count in full (article 3, sixth paragraph).',
  },
  {
    name: 'a rate that is fixed for less than ten years',
    answers: { ...pair, income: '50.000', rate: '3,5', fixed: 'short' },
    values: { byIncome: 190_939_00, testRate: 5000 },
    source: nibud,
    says: 'At 5%, the least that is tested with under ten years, € 50.000 gives € 190.939.',
  },
  {
    name: 'a label that gives room',
    answers: { ...pair, income: '40.000', rate: '4,33', label: 'ab' },
    values: { maximum: 168_399_00, share: 236 },
    source: {
      name: 'VermogenKompas, naar de calculator van ABN AMRO (12 september 2026)',
      href: 'https://github.com/RHRijkse/vermogenkompas',
    },
    says: 'Together € 40.000, label A, 4.33%, fixed for ten years: € 168.399. Of it € 10.000 is for the label.',
  },
  {
    name: 'somebody who buys alone',
    answers: { ...alone, income: '65.000', rate: '3,6', label: 'ab' },
    values: { byIncome: 272_832_00, maximum: 299_832_00 },
    source: adviser,
    says: 'Label A or B, 3.6%: alone with € 65.000 almost € 300.000. By hand: 22,9% is 272.832, with 17.000 and 10.000.',
  },
  {
    name: 'the same income for two',
    answers: { ...pair, income: '65.000', rate: '3,6', label: 'ab' },
    values: { maximum: 282_832_00 },
    source: adviser,
    says: 'The same for a couple with € 65.000 together: about € 283.000. By hand: 272.832 and 10.000 for the label.',
  },
  {
    name: 'a study loan',
    answers: { ...pair, income: '50.000', rate: '3,75', study: '72,21' },
    values: { byIncome: 184_622_00 },
    source: nibud,
    says: 'A study loan of € 72,21 a month costs € 18.711 of mortgage at 3.75%: 203.333 without it (22,6%), less 18.711.',
  },
  {
    name: 'a home that is worth less than the income allows',
    answers: { ...pair, income: '100.000', rate: '4,25', price: '250.000', own: '20.000' },
    values: {
      byIncome: 459_067_00,
      byValue: 250_000_00,
      maximum: 250_000_00,
      needed: 230_000_00,
      short: 0,
      cost: 1_131_46,
    },
    source: gazette,
    says: 'At most 100% of the value (article 5). Needed: 250.000 - 20.000; 230.000 at 4.25% is 1.131,46 a month by the annuity formula.',
  },
  {
    name: 'the state pension, with an income at the limit of the room for who buys alone',
    answers: { ...alone, income: '29.000', aow: 'yes', rate: '4' },
    values: { byIncome: 103_264_00, maximum: 103_264_00, share: 204 },
    source: gazette,
    says: 'Table 2 says 20,4% from 29.000; the room of 17.000 asks for more than 29.000. By hand: 493 a month, 103.264.',
  },
  {
    name: 'another loan',
    answers: { ...alone, income: '45.000', rate: '4', debts: '300', label: 'cd' },
    values: { byIncome: 114_680_00, maximum: 136_680_00 },
    source: gazette,
    says: '45.000 x 22,6% / 12 - 300 = 547,50 a month (article 3, twelfth paragraph): 114.680; with 17.000 and 5.000.',
  },
]
