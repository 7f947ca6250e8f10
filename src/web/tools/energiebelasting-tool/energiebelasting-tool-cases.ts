import type { ToolCase } from '../../engine/testing/tool-case.ts'

// `total` is energy tax with VAT, minus the reduction; `allTax` adds the VAT on the whole bill; `share` is in thousandths of the
// bill.

const compared = {
  name: 'Energievergelijk.nl in Metro, een derde van je energierekening is belasting',
  href: 'https://www.metronieuws.nl/geld-carriere/2025/02/een-derde-van-je-energierekening-bestaat-volledig-uit-belastingen-en-zoveel-geld-ben-je-eraan-kwijt/',
}
const selectra = {
  name: 'Selectra, energiebelasting 2026',
  href: 'https://selectra.nl/energie/energierekening/energiebelasting',
}
const delta = {
  name: 'Delta Energie, energie in 2024 duurder',
  href: 'https://nieuws.deltaenergie.nl/service/energie-in-2024-duurder-door-stijgende-energiebelasting-en-netbeheerkosten',
}
const vattenfall = {
  name: 'Vattenfall, tarieven energiebelasting 2024',
  href: 'https://www.vattenfall.nl/grootzakelijk/energiebelasting/tarieven/',
}
const woonenergie = {
  name: 'Woonenergie, energiebelasting',
  href: 'https://www.woonenergie.nl/service/energiebelasting/',
}

export const cases: readonly ToolCase[] = [
  {
    name: 'a typical household in 2025',
    answers: { gas: '1169', power: '2479', home: 'yes', bill: '2.600' },
    values: {
      gasTax: 817_80,
      powerTax: 304_58,
      reduction: 635_19,
      total: 487_19,
      allTax: 853_88,
      share: 328,
    },
    today: '2025-02-11',
    source: compared,
    says: '2479 kWh and 1169 m3: € 853 of taxes, 32,8% of the bill, so a bill of some € 2.600. By hand: 2.600 x 21/121 = 451,24 VAT, and 487,19 / 1,21 = 402,64 energy tax.',
  },
  {
    name: 'a household that uses little in 2025: the reduction is more than its energy tax',
    answers: { gas: '400', power: '1500', home: 'yes', bill: '1.250' },
    values: { gasTax: 279_83, powerTax: 184_30, total: -171_06, allTax: 75_57, share: 60 },
    today: '2025-02-11',
    source: compared,
    says: '1500 kWh and 400 m3: € 75 a year, 6%, so a bill of some € 1.250. By hand: 216,94 VAT less 171,06 / 1,21 = 141,37.',
  },
  {
    name: 'a household that uses much in 2025',
    answers: { gas: '1800', power: '4000', home: 'yes', bill: '3.912' },
    values: { gasTax: 1_259_23, powerTax: 491_45, total: 1_115_49, allTax: 1_600_83, share: 409 },
    today: '2025-02-11',
    source: compared,
    says: '4000 kWh and 1800 m3: some € 1.600, 40,9%, so a bill of some € 3.912. By hand: 678,94 + 921,89.',
  },
  {
    name: 'a hybrid heat pump in 2025',
    answers: { gas: '400', power: '4500', home: 'yes', bill: '2.091' },
    values: { powerTax: 552_89, total: 197_53, allTax: 526_15, share: 252 },
    today: '2025-02-11',
    source: compared,
    says: '4500 kWh and 400 m3: € 527, 25,2%, so a bill of some € 2.091. By hand: 362,90 + 163,25 = 526,15.',
  },
  {
    name: 'a thousand of each in 2026',
    answers: { gas: '1000', power: '1000', home: 'yes' },
    values: { gasTax: 726_80, powerTax: 110_85, reduction: 628_96, total: 208_69 },
    today: '2026-11-20',
    source: selectra,
    says: '€ 0,72680 for a m3, € 0,11085 for a kWh, € 628,96 back, with VAT. By hand: 726,80 + 110,85 - 628,96.',
  },
  {
    name: 'nothing but a little electricity in 2026: the rest of the reduction comes off the bill',
    answers: { gas: '0', power: '1500', home: 'yes' },
    values: { gasTax: 0, powerTax: 166_27, total: -462_69 },
    today: '2026-11-20',
    source: selectra,
    says: 'By hand: 1500 x 0,09161 x 1,21 = 166,27 less the fixed 628,96.',
  },
  {
    name: 'a household in 2024',
    answers: { gas: '1025', power: '1950', home: 'yes' },
    values: { gasTax: 723_08, powerTax: 256_71, reduction: 631_39, total: 348_40 },
    today: '2024-06-01',
    source: delta,
    says: 'The reduction is € 631,39; 1.025 m3 costs over € 115 more than in 2023 and 1.950 kWh some € 41 less. By hand: 1025 x 0,58301 x 1,21 and 1950 x 0,1088 x 1,21.',
  },
  {
    name: 'the same household a year earlier',
    answers: { gas: '1025', power: '1950', home: 'yes' },
    values: { gasTax: 607_47, powerTax: 297_27, reduction: 596_86, total: 307_88 },
    today: '2023-06-01',
    source: delta,
    says: 'The reduction was € 596,86. By hand: 723,08 - 607,47 = 115,61 and 297,27 - 256,71 = 40,56.',
  },
  {
    name: 'more than 10.000 kWh in 2024: the rest at the lower rate',
    answers: { gas: '0', power: '12000', home: 'yes' },
    values: { powerTax: 1_535_18, total: 903_79 },
    today: '2024-06-01',
    source: vattenfall,
    says: '€ 0,10880 up to 10.000 kWh and € 0,09037 above, without VAT. By hand: (1.088 + 180,74) x 1,21 = 1.535,18.',
  },
  {
    name: 'a garage with a connection of its own in 2026',
    answers: { gas: '0', power: '300', home: 'no' },
    values: { powerTax: 33_25, reduction: 0, total: 33_25 },
    today: '2026-11-20',
    source: woonenergie,
    says: 'Nothing comes back where nobody can stay, such as a garage. By hand: 300 x 0,09161 x 1,21 = 33,25.',
  },
]
