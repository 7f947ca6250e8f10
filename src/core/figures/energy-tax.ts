import { figure, type Source } from '../kernel/figure.ts'

/** A band of a tax: its rate holds for the yearly use up to a limit; what lies above falls in the next band. */
export interface Band {
  /** Cubic metres or kilowatt-hours in a year. */
  upTo: number
  /** In hundred-thousandths of a euro for a unit, without VAT. */
  rate: number
}

const rendement: Source = {
  name: 'Rendement, energiebelasting op aardgas in 2025',
  href: 'https://www.rendement.nl/contact-belastingdienst/nieuws/verlaging-van-de-energiebelasting-op-aardgas.html',
}
const compared: Source = {
  name: 'Gelijk Vergelijk, energiebelasting',
  href: 'https://gelijkvergelijk.nl/?p=7585',
}
const selectra: Source = {
  name: 'Selectra, energiebelasting 2026',
  href: 'https://selectra.nl/energie/energierekening/energiebelasting',
}
const meijburg: Source = {
  name: 'Meijburg & Co, Pro Memorie 2024',
  href: 'https://dutchromaniannetwork.nl/Meijburg-2024/files/basic-html/page61.html',
}
const vattenfall: Source = {
  name: 'Vattenfall, tarieven energiebelasting 2024',
  href: 'https://www.vattenfall.nl/grootzakelijk/energiebelasting/tarieven/',
}
const taxPlan: Source = {
  name: 'Rijksfinanciën, Belastingplan 2026',
  href: 'https://www.rijksfinancien.nl/belastingplan-memorie-van-toelichting/2026/d17e5425',
}
const engie: Source = {
  name: 'Engie, wijzigingen energiebelasting',
  href: 'https://www.engie.nl/zakelijk/klantenservice/energiebelasting/wijzigingen',
}

const year = (of: number) => ({ from: `${of}-01-01`, until: `${of}-12-31` })

/** Bands for gas in cubic metres (Wet belastingen op milieugrondslag, article 59, first paragraph, under a). */
export const gasTaxBands = figure<readonly Band[]>('Energiebelasting op gas', [
  { ...year(2023), value: [{ upTo: 170_000, rate: 48_980 }], source: meijburg },
  {
    ...year(2024),
    value: [
      { upTo: 1_000, rate: 58_301 },
      { upTo: 170_000, rate: 58_301 },
    ],
    source: meijburg,
  },
  {
    ...year(2025),
    value: [
      { upTo: 1_000, rate: 57_816 },
      { upTo: 170_000, rate: 57_816 },
    ],
    source: rendement,
  },
  {
    ...year(2026),
    value: [
      { upTo: 1_000, rate: 60_066 },
      { upTo: 170_000, rate: 60_066 },
    ],
    source: selectra,
  },
])

/** Bands for electricity in kilowatt-hours (the same paragraph, under c). */
export const powerTaxBands = figure<readonly Band[]>('Energiebelasting op stroom', [
  {
    ...year(2023),
    value: [
      { upTo: 10_000, rate: 12_599 },
      { upTo: 50_000, rate: 10_046 },
    ],
    source: meijburg,
  },
  {
    ...year(2024),
    value: [
      { upTo: 2_900, rate: 10_880 },
      { upTo: 10_000, rate: 10_880 },
      { upTo: 50_000, rate: 9_037 },
    ],
    source: vattenfall,
  },
  {
    ...year(2025),
    value: [
      { upTo: 2_900, rate: 10_154 },
      { upTo: 10_000, rate: 10_154 },
      { upTo: 50_000, rate: 6_937 },
    ],
    source: compared,
    toVerify: true,
  },
  {
    ...year(2026),
    value: [
      { upTo: 2_900, rate: 9_161 },
      { upTo: 10_000, rate: 9_161 },
      { upTo: 50_000, rate: 6_671 },
    ],
    source: selectra,
    toVerify: true,
  },
])

/** The tax reduction in cents a year without VAT, for a connection where people live or work (article 63). */
export const energyTaxReduction = figure('Vermindering energiebelasting', [
  { ...year(2023), value: 493_27, source: meijburg },
  { ...year(2024), value: 521_81, source: vattenfall },
  { ...year(2025), value: 524_95, source: taxPlan },
  { ...year(2026), value: 519_80, source: engie },
])
