import { figure, type Source } from '../kernel/figure.ts'

/** A bracket of the income tax, with its rates in percents. */
export interface Bracket {
  /** The highest income of the bracket in cents a year; the last one has no end. */
  upTo: number
  rate: number
  /** The rate for somebody with the state pension (AOW) during the whole year. */
  retired: number
}

/** A band of the imputed income of an owned home (eigenwoningforfait): it holds for a value of more than `above`. */
export interface ChargeBand {
  /** In cents. */
  above: number
  /** In percents of the value; in the highest band of the part above `above`. */
  rate: number
  /** In cents, added to the rate; only in the highest band. */
  fixed?: number
}

const faqts = { name: 'Faqts, tarieven van 2025', href: 'https://faqts.net/?p=65801' }
const telt = {
  name: 'telt, fiscale wijzigingen 2026',
  href: 'https://telt.nl/over-telt/actueel/ontdek-hoe-je-als-belastingbetaler-bespaart',
}
const hyppe = {
  name: 'Hyppe, nieuwe belastingregels in 2026',
  href: 'https://hyppe.nl/nieuwe-belastingregels-in-2026',
}
const consumers = {
  name: 'Consumentenbond, eigenwoningforfait',
  href: 'https://www.consumentenbond.nl/hypotheek/starter/eigenwoningforfait',
}
const taxOffice = {
  name: 'Belastingdienst, aftrek geen of kleine eigenwoningschuld',
  href: 'https://www.belastingdienst.nl/wps/wcm/connect/bldcontentnl/belastingdienst/prive/aangifte_doen/fiscale_informatie/fiscale-informatie-2019/aftrek-geen-of-kleine-woningschuld-afgebouwd',
}

const year = (of: number) => ({ from: `${of}-01-01`, until: `${of}-12-31` })

/** Income tax and national insurance together, box 1 (Wet inkomstenbelasting 2001, article 2.10). */
export const incomeTaxBrackets = figure<readonly Bracket[]>('Schijven van de inkomstenbelasting', [
  {
    ...year(2025),
    value: [
      { upTo: 38_441_00, rate: 35.82, retired: 17.92 },
      { upTo: 76_817_00, rate: 37.48, retired: 37.48 },
      { upTo: Number.POSITIVE_INFINITY, rate: 49.5, retired: 49.5 },
    ],
    source: faqts,
  },
  {
    ...year(2026),
    value: [
      { upTo: 38_883_00, rate: 35.75, retired: 17.85 },
      { upTo: 78_426_00, rate: 37.56, retired: 37.56 },
      { upTo: Number.POSITIVE_INFINITY, rate: 49.5, retired: 49.5 },
    ],
    source: hyppe,
  },
])

/** The highest rate at which mortgage interest is deducted, in percents (article 2.10, second paragraph). */
export const deductionRate = figure('Hoogste tarief voor de aftrek van hypotheekrente', [
  {
    ...year(2024),
    value: 36.97,
    source: {
      name: 'Hypotheek24, belastingplannen 2025',
      href: 'https://hypotheek24.nl/informatie/belastingplannen-2025',
    },
  },
  {
    ...year(2025),
    value: 37.48,
    source: {
      name: 'NIBC, hypotheekrenteaftrek in 2025',
      href: 'https://nibc.nl/particulieren/blog/hypotheekrenteaftrek-in-2025',
    },
  },
  { ...year(2026), value: 37.56, source: telt },
])

const charges = (dear: number, fixed: number): readonly ChargeBand[] => [
  { above: 0, rate: 0 },
  { above: 12_500_00, rate: 0.1 },
  { above: 25_000_00, rate: 0.2 },
  { above: 50_000_00, rate: 0.25 },
  { above: 75_000_00, rate: 0.35 },
  { above: dear, rate: 2.35, fixed },
]

/**
 * The income that an owned home adds in a year (article 3.112). The sources differ about the limit of 2026: the Consumentenbond
 * and JAN say 1.340.000 euros, telt 1.335.000.
 */
export const homeValueCharge = figure<readonly ChargeBand[]>('Eigenwoningforfait', [
  { ...year(2025), value: charges(1_330_000_00, 4_655_00), source: consumers },
  { ...year(2026), value: charges(1_340_000_00, 4_690_00), source: consumers, toVerify: true },
])

const phasedOut = (of: number, value: number, source: Source) => ({ ...year(of), value, source })

/** The part of the charge above the interest that is waived, in percents (article 3.123a, Wet Hillen). */
export const smallDebtShare = figure('Aftrek bij een kleine eigenwoningschuld', [
  phasedOut(2019, 96.67, taxOffice),
  phasedOut(2024, 80, {
    name: 'Hypotheeklastencalculator, eigenwoningforfait',
    href: 'https://hypotheeklastencalculator.nl/eigenwoningforfait',
  }),
  phasedOut(2025, 76.667, {
    name: 'Hypotheeklastencalculator, eigenwoningforfait',
    href: 'https://hypotheeklastencalculator.nl/eigenwoningforfait',
  }),
  { ...phasedOut(2026, 71.867, taxOffice), toVerify: true },
])
