import type { ToolCase } from '../../engine/testing/tool-case.ts'

const findesk = {
  name: 'Findesk, maximale hypotheek bij energiebesparende voorzieningen',
  href: 'https://findesksupport.atlassian.net/wiki/pages/diffpagesbyversion.action?pageId=613974017&selectedPageVersions=12&selectedPageVersions=13',
}
const vulpen = { name: 'Bert van Vulpen, overwaarde', href: 'https://www.bertvanvulpen.nl/?p=58351861' }

/**
 * Cases made by others. The first is the tax office’s own calculation of the equity in a home and the highest next mortgage of
 * which interest can be deducted.
 */
export const cases: readonly ToolCase[] = [
  {
    name: 'the example of the tax office: sold, and another home bought',
    answers: {
      value: '150.000',
      debt: '110.000',
      costs: '5.000',
      plan: 'move',
      next: '300.000',
      nextCosts: '30.000',
    },
    values: { surplus: 40_000_00, left: 35_000_00, reserve: 35_000_00, deductible: 295_000_00 },
    source: {
      name: 'Belastingdienst, nieuwe woning en nog geen eigenwoningreserve',
      href: 'https://belastingdienst.nl/wps/wcm/connect/bldcontentnl/belastingdienst/prive/woning/eigen-woning/u-verkoopt-een-huis/bijleenregeling/wanneer-geldt-bijleenregeling/ander-huis-geen-eigenwoningreserve',
    },
    says: '€ 150.000 - € 5.000 - € 110.000 = € 35.000; € 300.000 + € 30.000 - € 35.000 = € 295.000. What is added there for the costs of the mortgage itself is left out.',
  },
  {
    name: 'a home of 400.000 euros with 250.000 of mortgage',
    answers: { value: '400.000', debt: '250.000', costs: '0', plan: 'know' },
    values: { surplus: 150_000_00, left: 150_000_00, ltv: 62_50 },
    source: vulpen,
    says: '€ 400.000 and € 250.000 of mortgage is € 150.000 of surplus. By hand: 250.000 / 400.000 = 62,50%.',
  },
  {
    name: 'a home that rose in value while it was paid off',
    answers: { value: '420.000', debt: '290.000', costs: '0', plan: 'know' },
    values: { surplus: 130_000_00 },
    source: vulpen,
    says: 'Worth 420.000 euros with 290.000 of mortgage: 130.000 euros.',
  },
  {
    name: 'how much of it a bank lends as a rule',
    answers: { value: '400.000', debt: '250.000', plan: 'borrow' },
    values: { surplus: 150_000_00, cautious: 70_000_00, most: 150_000_00 },
    source: {
      name: 'Niki de Wolff, overwaarde opnemen',
      href: 'https://nikidewolff.nl/blog/overwaarde/overwaarde-opnemen-uitleg',
    },
    says: '80% of € 400.000 = € 320.000 minus € 250.000 = € 70.000. By hand, up to the whole value: 150.000.',
  },
  {
    name: 'a valuation of 500.000 euros',
    answers: { value: '500.000', debt: '400.000', plan: 'borrow' },
    values: { surplus: 100_000_00, cautious: 0, most: 100_000_00, ltv: 80_00 },
    source: {
      name: 'Jeroen Hypotheekadvies, overwaarde berekenen',
      href: 'https://jeroenhypotheekadvies.nl/overwaarde-huis-berekenen',
    },
    says: '€ 500.000 and € 400.000 is € 100.000. By hand: 80% of 500.000 is 400.000, which is owed already.',
  },
  {
    name: 'costs of selling that are not known, on average',
    answers: { value: '432.000', debt: '0', plan: 'know' },
    values: { costs: 5_353_80, left: 426_646_20 },
    today: '2025-12-01',
    source: { name: 'Huisverkopen.nl, kosten bij verkoop', href: 'https://www.huisverkopen.nl/kosten' },
    says: 'Agent 1,09% of € 432.000 (€ 4.709), label € 300, notary € 345; styling is left out. By hand: 4.708,80 + 300 + 345 = 5.353,80.',
  },
  {
    name: 'a home that is worth less than its mortgage',
    answers: { value: '330.000', debt: '350.000', costs: '0', plan: 'know' },
    values: { surplus: -20_000_00, left: -20_000_00, reserve: 0, most: 0 },
    source: {
      name: 'YourHome, restschuld oplossen',
      href: 'https://yourhome.nl/kennis/hoe-los-je-restschuld-op-bij-huis-verkopen/',
    },
    says: '350.000 euros owed on a home of 330.000 leaves a debt of 20.000 euros.',
  },
  {
    name: 'a debt that selling makes larger',
    answers: { value: '300.000', debt: '350.000', costs: '4.000', plan: 'know' },
    values: { surplus: -50_000_00, left: -54_000_00 },
    source: {
      name: 'Vereniging Eigen Huis, restschuld',
      href: 'https://www.eigenhuis.nl/huis-verkopen/restschuld',
    },
    says: 'Price minus costs of selling minus mortgage. By hand: 300.000 - 4.000 - 350.000 = -54.000.',
  },
  {
    name: 'a surplus of 40.000 euros taken to a home of 250.000',
    answers: { value: '240.000', debt: '200.000', costs: '0', plan: 'move', next: '250.000', nextCosts: '0' },
    values: { reserve: 40_000_00, deductible: 210_000_00 },
    source: {
      name: 'Avanti Advisering, bijleenregeling',
      href: 'https://www.avanti-advisering.nl/2018/05/29/bijleenregeling/',
    },
    says: 'With € 40.000 of surplus and a home of € 250.000 interest is deducted of at most € 210.000.',
  },
  {
    name: 'a part of the mortgage that was not for the home',
    answers: {
      value: '400.000',
      debt: '250.000',
      other: '30.000',
      costs: '5.000',
      plan: 'move',
      next: '500.000',
      nextCosts: '15.000',
    },
    values: { left: 145_000_00, reserve: 175_000_00, deductible: 340_000_00 },
    source: {
      name: 'Kantoor van den Berg, bijleenregeling voor doorstromers',
      href: 'https://www.kantoorvandenberg.nl/dienstverlening/hypotheken/een-woning-kopen-als-doorstromer/orienterend-gesprek-als-doorstromer/waarde-woning-doorstromer/bijleenregeling-doorstromer/',
    },
    says: 'The reserve is the price minus costs and minus what is owed in box 1. By hand: 400.000 - 5.000 - 220.000 = 175.000; 515.000 - 175.000 = 340.000.',
  },
  {
    name: 'insulation on top of the whole value',
    answers: { value: '200.000', debt: '150.000', plan: 'borrow', energy: '8.000' },
    values: { most: 50_000_00, mostEnergy: 58_000_00 },
    source: findesk,
    says: 'The value of € 200.000 and the costs of € 8.000, at most 106%. By hand: 208.000 is less than 212.000; 208.000 - 150.000 = 58.000.',
  },
  {
    name: 'more measures than six percent of the value',
    answers: { value: '200.000', debt: '150.000', plan: 'borrow', energy: '20.000' },
    values: { mostEnergy: 62_000_00 },
    source: findesk,
    says: 'No more than 106% of the value. By hand: 212.000 - 150.000 = 62.000. The value after the work is not asked, that of today is taken.',
  },
]
