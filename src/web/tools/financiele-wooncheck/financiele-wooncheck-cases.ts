import type { ToolCase } from '../../engine/testing/tool-case.ts'

const nibud = {
  name: 'Raisin, buffer volgens het Nibud',
  href: 'https://www.raisin.nl/sparen/onvoorziene-kosten/',
}
const rule = {
  name: 'BN DeStem, woonlasten terug naar normaal',
  href: 'https://www.bndestem.nl/wonen/woonlasten-terug-naar-normaal-hogere-rente-stuwt-kosten-voor-huiseigenaar-in-rap-tempo-op~a89c66f5/',
}

/** Amounts a month that make housing costs of 1.000 euros: 700 + 200 + 50 + 50. */
const home = { mortgage: '700', energy: '200', charges: '50', upkeep: '50' }
const alone = { ...home, together: 'no', ends: 'paid', pension: '2.000' }
const together = { ...home, together: 'yes', incomeAlone: '3.000', ends: 'paid', pension: '3.000' }

/** Amounts are net per month; shares are in hundredths of a percent of the income. */
export const cases: readonly ToolCase[] = [
  {
    name: 'somebody alone who spends 2.600 of 3.000 euros',
    answers: { ...alone, income: '3.000', living: '1.600', savings: '5.000' },
    values: {
      costs: 1_000_00,
      left: 400_00,
      bufferLeast: 7_800_00,
      bufferPlenty: 15_600_00,
      bufferMissing: 2_800_00,
    },
    source: nibud,
    says: 'Costs of € 2.600: a buffer of € 7.800 to € 15.600, three to six months. By hand: 7.800 - 5.000 = 2.800.',
  },
  {
    name: 'two who spend 4.250 of 5.000 euros',
    answers: { ...together, income: '5.000', living: '3.250', savings: '20.000' },
    values: {
      left: 750_00,
      bufferLeast: 12_750_00,
      bufferPlenty: 25_500_00,
      bufferMissing: 0,
      saving: 500_00,
    },
    source: nibud,
    says: 'Costs of € 4.250: € 12.750 to € 25.500. Save at least 10% of the net income. By hand: 500.',
  },
  {
    name: 'two with children who spend 4.950 of 6.000 euros',
    answers: { ...together, income: '6.000', living: '3.950', savings: '0' },
    values: { left: 1_050_00, bufferLeast: 14_850_00, bufferPlenty: 29_700_00 },
    source: nibud,
    says: 'Costs of € 4.950: € 14.850 to € 29.700.',
  },
  {
    name: 'the average owner of 2021',
    answers: {
      ...alone,
      mortgage: '563',
      energy: '156',
      charges: '100',
      upkeep: '100',
      income: '3.927,35',
      living: '2.000',
      savings: '0',
    },
    values: { costs: 919_00, share: 23_40 },
    today: '2022-06-09',
    source: {
      name: 'Trouw, wonen is relatief goedkoper geworden (CBS)',
      href: 'https://www.trouw.nl/economie/wonen-is-de-afgelopen-jaren-relatief-goedkoper-geworden~ba08484e/',
    },
    says: 'Owners paid € 919 a month on average, upkeep, charges and energy included, which is 23% (23,4% by the same figures elsewhere). By hand: 919 / 0,234 = 3.927,35; how the 919 is made up is ours.',
  },
  {
    name: 'upkeep that is not known, of a home of 340.000 euros',
    answers: {
      mortgage: '700',
      energy: '200',
      charges: '50',
      value: '340.000',
      income: '4.000',
      living: '2.000',
      savings: '10.000',
      together: 'no',
      ends: 'paid',
      pension: '2.000',
    },
    values: { upkeep: 283_33, costs: 1_233_33 },
    source: {
      name: 'Nieuws.nl, leggen we genoeg neer voor onderhoud',
      href: 'https://nieuws.nl/lifestyle/20201221/huizenprijzen-blijven-stijgen-maar-leggen-we-genoeg-neer-voor-onderhoud/',
    },
    says: 'One percent of the value a year, on average 300 euros a month. By hand: 340.000 x 0,01 / 12 = 283,33; 950 + 283,33 = 1.233,33.',
  },
  {
    name: 'just at thirty percent',
    answers: { ...alone, mortgage: '600', income: '3.000', living: '1.500', savings: '10.000' },
    values: { share: 30_00, tight: 0, short: 0 },
    source: rule,
    says: 'No more than 30% of the income for housing is called sensible. By hand: 900 / 3.000. After retirement 300 / 2.000 = 15%.',
  },
  {
    name: 'just above thirty percent',
    answers: { ...alone, mortgage: '601', income: '3.000', living: '1.500', savings: '10.000' },
    values: { share: 30_03, tight: 1, short: 0 },
    source: rule,
    says: 'By hand: 901 / 3.000 = 30,03%.',
  },
  {
    name: 'a pension of seventy percent while the mortgage goes on',
    answers: {
      ...alone,
      income: '3.000',
      living: '1.200',
      savings: '10.000',
      ends: 'goesOn',
      pension: '2.100',
    },
    values: { share: 33_33, costsLater: 1_000_00, shareLater: 47_62, leftLater: -100_00, tight: 2, short: 1 },
    source: {
      name: 'Bijron, de aflossingsvrije hypotheek',
      href: 'https://bijron.nl/blog---de-aflossingsvrije-hypotheek...een-tikkende-tijdbom',
    },
    says: 'A pension is often some 70% of the income from work. By hand: 0,7 x 3.000 = 2.100; 1.000 / 2.100 = 47,62%; 2.100 - 1.000 - 1.200 = -100.',
  },
  {
    name: 'a mortgage that costs more once the interest is no longer deducted',
    answers: {
      ...alone,
      income: '3.500',
      living: '1.200',
      savings: '10.000',
      ends: 'goesOn',
      later: '875',
      pension: '2.450',
    },
    values: { costsLater: 1_175_00, shareLater: 47_96, leftLater: 75_00 },
    source: {
      name: 'Heller & Heller, aflossingsvrije hypotheek',
      href: 'https://hellerenheller.nl/kennisbank/kun-je-een-aflossingsvrije-hypotheek-levenslang-behouden',
    },
    says: '300.000 euros at 3,5% is 875 euros of interest a month, before tax. By hand: 875 + 300 = 1.175; 1.175 / 2.450 = 47,96%; 2.450 - 1.175 - 1.200 = 75.',
  },
  {
    name: 'no pension known: the state pension of one',
    answers: {
      ...home,
      together: 'no',
      ends: 'paid',
      income: '3.000',
      living: '1.200',
      savings: '10.000',
    },
    values: { incomeLater: 1_558_15, costsLater: 300_00, shareLater: 19_25, leftLater: 58_15 },
    today: '2026-03-01',
    source: {
      name: 'Metro, AOW in 2026',
      href: 'https://www.metronieuws.nl/geld-carriere/2025/12/aow-in-2026-bedrag/',
    },
    says: '€ 1.558,15 net a month for who lives alone. By hand: 300 / 1.558,15 = 19,25%; 1.558,15 - 300 - 1.200 = 58,15.',
  },
  {
    name: 'no pension known: the state pension of two, and one income that falls away',
    answers: {
      ...home,
      together: 'yes',
      incomeAlone: '1.900',
      ends: 'paid',
      income: '5.000',
      living: '1.500',
      savings: '10.000',
    },
    values: {
      shareAlone: 52_63,
      leftAlone: -600_00,
      incomeLater: 2_135_40,
      leftLater: 335_40,
      tight: 1,
      short: 1,
    },
    today: '2026-03-01',
    source: {
      name: 'Bijna met pensioen, AOW-bedragen 2026',
      href: 'https://bijnametpensioen.nl/aow-2026-de-aow-bedragen-en-belangrijkste-data-voor-2026-voorlopige-bedragen',
    },
    says: '€ 1.067,70 net a month for each of two. By hand: 2 x 1.067,70 = 2.135,40; 2.135,40 - 300 - 1.500 = 335,40. One income: 1.000 / 1.900 = 52,63%; 1.900 - 1.000 - 1.500 = -600.',
  },
]
