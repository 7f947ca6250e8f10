import type { ToolCase } from '../../engine/testing/tool-case.ts'

const willemars = {
  name: 'Willemars Wonen, overdrachtsbelasting',
  href: 'https://www.willemarswonen.nl/overdrachtsbelasting',
}
const consumers = {
  name: 'Consumentenbond, overdrachtsbelasting: hoeveel betaal je en wanneer',
  href: 'https://www.consumentenbond.nl/hypotheek/starter/overdrachtsbelasting-hoeveel-betaal-je-en-wanneer',
}
const snel = {
  name: 'Snel ERA Makelaars, voorwaarden voor de vrijstelling',
  href: 'https://sneleramakelaars.h5mag.com/snel_era_makelaars_2025/voorwaarden_voor_de_vrijstelling',
}

const own = { use: 'own', exemption: 'nobody', guarantee: 'no' }

export const cases: readonly ToolCase[] = [
  {
    name: 'Tom, who goes to live in a home of 400.000 euros',
    // 450.000 euros is the limit of the guarantee in 2025, so the tool asks about the guarantee.
    answers: { ...own, price: '400.000' },
    values: { tax: 8_000_00, fee: 0, total: 8_000_00 },
    today: '2025-07-01',
    source: willemars,
    says: '2% van € 400.000 = € 8.000',
  },
  {
    name: 'somebody who lets an apartment of 300.000 euros in 2025',
    answers: { price: '300.000', use: 'other' },
    values: { tax: 31_200_00, total: 31_200_00 },
    today: '2025-07-01',
    source: willemars,
    says: '10,4% van € 300.000 = € 31.200',
  },
  {
    name: 'the same apartment in 2026',
    answers: { price: '300.000', use: 'other' },
    values: { tax: 24_000_00, total: 24_000_00 },
    today: '2026-07-01',
    source: consumers,
    says: 'The rate for who does not live there falls from 10,4% to 8% in 2026. By hand: 300.000 x 0,08 = 24.000.',
  },
  {
    name: 'a holiday home of one’s own in 2026',
    answers: { price: '250.000', use: 'holiday' },
    values: { tax: 20_000_00, total: 20_000_00 },
    today: '2026-07-01',
    source: {
      name: 'Maes Notarissen, per 2026 lagere overdrachtsbelasting over vakantiewoningen',
      href: 'https://maesnotarissen.nl/en/per-2026-lagere-overdrachtsbelasting-over-vakantiewoningen',
    },
    says: 'From 2026 on 8% for a home that is not the main residence, such as a holiday home. By hand: 250.000 x 0,08 = 20.000.',
  },
  {
    name: 'two buyers of whom one is too old for the exemption',
    answers: { ...own, price: '400.000', exemption: 'one' },
    values: { tax: 4_000_00, total: 4_000_00 },
    today: '2025-09-24',
    source: consumers,
    says: 'The oldest pays 2% of half of the value. By hand: 400.000 / 2 x 0,02 = 4.000.',
  },
  {
    name: 'a home at the limit of 2025, without the exemption',
    answers: { price: '525.000', use: 'own', exemption: 'nobody' },
    values: { tax: 10_500_00 },
    today: '2025-07-01',
    source: snel,
    says: 'Who buys for € 525.000 with the exemption saves € 10.500: that is what it costs without.',
  },
  {
    name: 'the same home with the exemption',
    answers: { price: '525.000', use: 'own', exemption: 'all' },
    values: { tax: 0, total: 0 },
    today: '2025-07-01',
    source: snel,
    says: 'With the exemption nothing is paid up to and with € 525.000.',
  },
  {
    name: 'a cent above the limit of 2026, of which no part is exempt',
    answers: { price: '555.000,01', use: 'own' },
    values: { tax: 11_100_00 },
    today: '2026-07-01',
    source: {
      name: 'Op Maat Financieel Adviseurs, startersvrijstelling in 2026',
      href: 'https://www.opmaatfinancieeladviseurs.nl/nieuws/startersvrijstelling-in-2026-omhoog-naar-555-000-euro/',
    },
    says: 'The limit of 2026 is € 555.000; a dearer home has no exemption. By hand: 555.000,01 x 0,02 = 11.100,0002, in whole cents 11.100.',
  },
  {
    name: 'a home of 300.000 euros with a notary of 1.000',
    answers: { ...own, price: '300.000', notary: '1.000' },
    values: { tax: 6_000_00, total: 7_000_00 },
    source: { name: 'Guidan, wat is kosten koper', href: 'https://guidan.nl/wat_zijn_kosten_koper/' },
    says: '2% of € 300.000 and € 1.000 for notary and land registry is € 7.000.',
  },
  {
    name: 'the guarantee of 2024 on a mortgage of 200.000 euros',
    answers: { ...own, price: '250.000', guarantee: 'yes', mortgage: '200.000' },
    values: { tax: 5_000_00, fee: 1_200_00, total: 6_200_00 },
    today: '2024-06-01',
    source: {
      name: 'Hypotheek.nl, borgtochtprovisie',
      href: 'https://hypotheek.nl/kennisbank/hypotheek-afsluiten/borgtochtprovisie/',
    },
    says: '0,6% of € 200.000 is € 1.200. By hand: the tax is 250.000 x 0,02 = 5.000.',
  },
  {
    name: 'the most that the guarantee of 2026 covers',
    answers: { ...own, price: '470.000', exemption: 'all', guarantee: 'yes', mortgage: '470.000' },
    values: { tax: 0, fee: 1_880_00, total: 1_880_00 },
    today: '2026-07-01',
    source: {
      name: 'De Brandmeesters, NHG-grens stijgt in 2026 naar € 470.000',
      href: 'https://www.nieuwbouw-inveenendaal.nl/de-brandmeesters/nieuws/nhg-grens-stijgt-in-2026-naar-470000',
    },
    says: 'In 2026 the limit is € 470.000, the fee stays 0,4%. By hand: 470.000 x 0,004 = 1.880.',
  },
  {
    name: 'a home of 326.000 euros with every bill at its dearest',
    answers: {
      ...own,
      price: '326.000',
      notary: '1.500',
      valuation: '700',
      advice: '2.500',
      inspection: '500',
    },
    values: { tax: 6_520_00, fee: 0, total: 11_720_00 },
    source: {
      name: 'NU.nl, hoeveel moet je op zak hebben om een woning te kopen',
      href: 'https://www.nu.nl/geldzaken/6089835/goed-met-geld-hoeveel-moet-je-op-zak-hebben-om-een-woning-te-kopen.html',
    },
    says: 'Tax € 6.520; notary at most € 1.500, inspection € 500, advice € 2.500, valuation at most € 700; the agent of the buyer is left out. By hand: 6.520 + 1.500 + 500 + 2.500 + 700 = 11.720.',
  },
]
