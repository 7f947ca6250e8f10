import type { ToolCase } from '../../engine/testing/tool-case.ts'

const calculator = {
  name: 'Hypotheeklastencalculator, 200.000 euro tegen 3% in 30 jaar',
  href: 'https://www.hypotheeklastencalculator.nl/berekenen/lineair/',
}
const telt = {
  name: 'telt, fiscale wijzigingen 2026',
  href: 'https://telt.nl/over-telt/actueel/ontdek-hoe-je-als-belastingbetaler-bespaart',
}
const consumers = {
  name: 'Consumentenbond, eigenwoningforfait 2025 en 2026',
  href: 'https://www.consumentenbond.nl/hypotheek/starter/eigenwoningforfait',
}

const loan = { amount: '300.000', rate: '4', years: '30' }
const large = { amount: '500.000', rate: '4', years: '30' }

/** Cases before tax, and then cases after tax. Without `income` and `woz` nothing is calculated after tax. */
export const cases: readonly ToolCase[] = [
  {
    name: 'what a calculator of others says of 200.000 euros',
    answers: { amount: '200.000', rate: '3', years: '30' },
    values: {
      annuityMonth: 843_21,
      linearFirst: 1_055_56,
      linearLast: 556_94,
      annuityInterest: 103_554_90,
      linearInterest: 90_250_00,
    },
    source: calculator,
    says: 'Annuity € 843,21 a month, € 303.554,90 in all; linear € 1.055,56 first, € 290.250,00 in all. By hand: the last month 555,56 + 555,56 x 0,0025 = 556,94.',
  },
  {
    name: 'a loan of 216.000 euros at five percent',
    answers: { amount: '216.000', rate: '5', years: '30' },
    values: { annuityMonth: 1_159_53 },
    source: {
      name: 'De Hypotheker, annuïteitenhypotheek',
      href: 'https://www.hypotheker.nl/begrippenlijst/hypotheek-afsluiten/annuiteitenhypotheek/',
    },
    says: 'The annuity is € 1.160, in whole euros. By hand: 216.000 x (0,05 / 12) / (1 - (1 + 0,05 / 12) ^ -360) = 1.159,53.',
  },
  {
    name: 'a linear loan of 320.000 euros',
    answers: { amount: '320.000', rate: '4,4', years: '30' },
    values: { linearFirst: 2_062_22, linearLast: 892_15 },
    source: {
      name: 'HomeFinance, lineaire hypotheek berekenen',
      href: 'https://www.homefinance.nl/hypotheek/berekenen/lineaire-hypotheek/',
    },
    says: 'In the first year € 1.173 interest and € 889 repaid is € 2.062. By hand: 888,8889 + 320.000 x 0,044 / 12 = 2.062,22; the last month 888,8889 x (1 + 0,044 / 12) = 892,15.',
  },
  {
    name: 'twenty years at four percent',
    answers: { amount: '200.000', rate: '4', years: '20' },
    values: { annuityMonth: 1_211_96 },
    source: {
      name: 'Niki de Wolff, annuïteit berekenen',
      href: 'https://nikidewolff.nl/blog/doorstromers/annuiteit-berekenen-hypotheek',
    },
    says: 'About € 1.212 a month. By hand, with the same formula and no rounding on the way: 1.211,96.',
  },
  {
    name: 'a linear loan of 150.000 euros in twenty years',
    answers: { amount: '150.000', rate: '4', years: '20' },
    values: { linearFirst: 1_125_00, linearLast: 627_08, linearInterest: 60_250_00 },
    source: {
      name: '123hoe, lineaire hypotheek uitrekenen',
      href: 'https://123hoe.nl/financieel/lineaire-hypotheek-uitrekenen-latere-rentelast-voorbeeld',
    },
    says: 'Takes this loan as its example. By hand: 625 + 500 = 1.125; the last month 625 + 625 x 0,04 / 12 = 627,08; all interest 500 x 241 / 2 = 60.250.',
  },
  {
    name: '8.000 euros of interest in a year, of a home of 350.000 euros in 2025',
    answers: { amount: '203.102,96', rate: '4', years: '30', income: '50.000', woz: '350.000' },
    values: { charge: 1_225_00, linearFirst: 1_241_18, linearNetFirst: 1_029_58 },
    today: '2025-07-01',
    source: {
      name: 'Sonalflow, hypotheekrenteaftrek 2025 berekenen',
      href: 'https://www.sonalflow.com/nl/tools/hypotheekrenteaftrek',
    },
    says: 'The home counts for € 1.225, € 6.775 is deducted, € 2.539 comes back, € 212 a month. By hand: linear interest of the first twelve months is 8.000,00; 6.775 x 0,3748 = 2.539,27; 1.241,18 - 2.539,27 / 12 = 1.029,58.',
  },
  {
    name: 'an income in the second bracket of 2026',
    answers: { ...loan, income: '60.000', woz: '400.000' },
    values: { charge: 1_400_00, annuityNetFirst: 1_103_48, linearNetFirst: 1_507_29 },
    today: '2026-07-01',
    source: telt,
    says: '37,56% above € 38.883. By hand: annuity interest of twelve months 11.903,84 - 1.400 = 10.503,84, x 0,3756 = 3.945,24; 1.432,25 - 3.945,24 / 12 = 1.103,48. Linear 11.816,67 - 1.400, the same way: 1.833,33 - 326,04 = 1.507,29.',
  },
  {
    name: 'a deduction that reaches into the first bracket',
    answers: { ...loan, income: '42.000', woz: '300.000' },
    values: { charge: 1_050_00, annuityNetFirst: 1_104_19, linearNetFirst: 1_507_87 },
    today: '2026-07-01',
    source: telt,
    says: '35,75% up to € 38.883 and 37,56% above. By hand: 42.000 - 38.883 = 3.117 at 37,56% and the rest at 35,75%. Annuity: 3.117 x 0,3756 + 7.736,84 x 0,3575 = 3.936,67; linear: 3.117 x 0,3756 + 7.649,67 x 0,3575 = 3.905,50; a twelfth off the first month.',
  },
  {
    name: 'an income in the dearest bracket, where the home counts for more than the interest gives back',
    answers: { ...large, income: '100.000', woz: '600.000' },
    values: { charge: 2_100_00, annuityNetFirst: 1_852_72, linearNetFirst: 2_525_74 },
    today: '2026-07-01',
    source: {
      name: 'Hypotheeklastencalculator, eigenwoningforfait',
      href: 'https://hypotheeklastencalculator.nl/eigenwoningforfait',
    },
    says: 'Interest is deducted at no more than the rate of the second bracket, the charge is taxed at one’s own. By hand: annuity 19.839,74 x 0,3756 - 2.100 x 0,495 = 6.412,30; linear 19.694,44 x 0,3756 - 1.039,50 = 6.357,73; a twelfth off the first month.',
  },
  {
    name: 'a home above the limit of 1.330.000 euros in 2025',
    answers: { ...large, income: '60.000', woz: '1.500.000' },
    values: { charge: 8_650_00, annuityNetFirst: 2_037_58, linearNetFirst: 2_710_60 },
    today: '2025-07-01',
    source: consumers,
    says: '€ 4.655 and 2,35% of what is above € 1.330.000. By hand: 4.655 + 170.000 x 0,0235 = 8.650. (19.839,74 - 8.650) x 0,3748 = 4.193,91; (19.694,44 - 8.650) x 0,3748 = 4.139,46; a twelfth off the first month.',
  },
  {
    name: 'less interest than the home counts for: most of the rest is waived',
    answers: { amount: '50.000', rate: '1', years: '10', income: '60.000', woz: '400.000' },
    values: { charge: 1_400_00, linearFirst: 458_33, linearNetFirst: 466_46 },
    today: '2026-07-01',
    source: {
      name: 'Belastingdienst, aftrek vanwege geen of kleine eigenwoningschuld',
      href: 'https://www.belastingdienst.nl/wps/wcm/connect/bldcontentnl/belastingdienst/prive/aangifte_doen/fiscale_informatie/fiscale-informatie-2019/aftrek-geen-of-kleine-woningschuld-afgebouwd',
    },
    says: 'What the charge is more than the interest is waived in part; the part of 2026 (71,867%) could not be read. By hand: linear interest 477,08; (1.400 - 477,08) x (1 - 0,71867) = 259,64, x 0,3756 = 97,52; 458,33 + 8,13 = 466,46.',
    toVerify: true,
  },
]
