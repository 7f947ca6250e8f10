import { figure, type Source } from '../kernel/figure.ts'

/** The average costs and savings of works on a home. A figure with `isExample` was made up, or derived from others. */
interface Example {
  isExample: boolean
}

export interface InsulationWork extends Example {
  /** Cents for a square metre, with labour and VAT. */
  price: number
  /** Hundredths of a cubic metre of gas that a square metre saves in a year. */
  saved: number
}

const milieuCentraal: Source = {
  name: 'Milieu Centraal, spouwmuurisolatie',
  href: 'https://www.milieucentraal.nl/energie-besparen/isoleren-en-besparen/spouwmuurisolatie/',
}

const until2026 = <T>(value: T, source: Source) =>
  [{ from: '2025-01-01', until: '2026-12-31', value, source }] as const

/** Derived from a corner house (2,350 euros and 400 m3 for 88 m2) and a semi-detached one (2,450 euros and 410 m3 for 90 m2). */
export const cavityWork = figure<InsulationWork>(
  'Spouwmuur, prijs en besparing per m²',
  until2026({ price: 27_00, saved: 455, isExample: false }, milieuCentraal),
)
/** A roof of a terraced house costs 5,000 to 6,000 euros and saves 420 m3; 71 m2 was made up. */
export const roofWork = figure<InsulationWork>(
  'Dak, prijs en besparing per m²',
  until2026(
    { price: 78_00, saved: 590, isExample: true },
    {
      name: 'Weet Magazine, energie besparen',
      href: 'https://weet-magazine.nl/artikelen/uncategorized/energie-besparen-zo-doe-je-dat/',
    },
  ),
)
/** Floor insulation costs 30 to 40 euros for a square metre; the saving was made up. */
export const floorWork = figure<InsulationWork>(
  'Vloer, prijs en besparing per m²',
  until2026(
    { price: 35_00, saved: 250, isExample: true },
    {
      name: 'Regionaal Energieloket, kosten vloerisolatie',
      href: 'https://kennisbank.regionaalenergieloket.nl/vloerisolatie/kosten-vloerisolatie/',
    },
  ),
)
/**
 * 20 m2 in place of single glass costs 3,200 euros and saves 800 kg of CO2, from which 22 m3 of gas for a square metre was
 * derived.
 */
export const glassWork = figure<InsulationWork>(
  'HR++-glas, prijs en besparing per m²',
  until2026(
    { price: 160_00, saved: 2_200, isExample: true },
    {
      name: 'Kies Klimaat, van enkel naar HR++-glas',
      href: 'https://amsterdam.kiesklimaat.nl/pol/Actieplan-enkel-naar-HR-glas',
    },
  ),
)

export interface HybridPump extends Example {
  /** In cents, installed. */
  price: number
  /** The gas that is saved, in thousandths of all gas of a home without other measures. */
  saved: number
  /** Electricity that the pump uses, in ten-thousandths of a kilowatt-hour for each cubic metre of gas that is saved. */
  power: number
}
/** In 120 homes gas fell from 1,850 to 475 m3, for 2,360 kWh. Prices run from 4,000 to 7,000 euros: the middle is made up. */
export const hybridPump = figure<HybridPump>(
  'Hybride warmtepomp, prijs en besparing',
  until2026(
    { price: 5_500_00, saved: 743, power: 17_164, isExample: true },
    {
      name: 'De Telegraaf, proef met hybride warmtepompen',
      href: 'https://www.telegraaf.nl/financieel/1517284210/hybride-warmtepomp-bespaart-nog-meer-gas-dan-gedacht',
    },
  ),
)

export interface SolarPanels extends Example {
  /** In cents: a fixed amount, and for each panel. */
  start: number
  panel: number
  /** Kilowatt-hours a year for each panel. */
  yield: number
}
/** Derived from ten panels (3,900 euros and 3,800 kWh) and six (2,600 euros and 2,300 kWh). */
export const solarPanels = figure<SolarPanels>(
  'Zonnepanelen, prijs en opbrengst',
  until2026(
    { start: 650_00, panel: 325_00, yield: 380, isExample: false },
    {
      name: 'Milieu Centraal, kosten en opbrengst zonnepanelen',
      href: 'https://www.milieucentraal.nl/energie-besparen/zonnepanelen/zonnepanelen-kopen/prijs-en-opbrengst-zonnepanelen/',
    },
  ),
)

/** The part of the power of solar panels that is used at once, in percents. Netbeheer Nederland says 30 to 40. */
export const solarOwnUse = figure(
  'Zonnestroom die je meteen zelf gebruikt',
  until2026(30, {
    name: 'Nieuws.nl, naar Netbeheer Nederland',
    href: 'https://nieuws.nl/economie/20240125/netbeheerders-zien-opnieuw-veel-meer-zonnepanelen-op-daken/',
  }),
)
/** The price of a kilowatt-hour that is delivered to the grid in 2027, in hundredths of a cent, less the costs of delivering. */
export const solarHandedOver = figure('Zonnestroom die je teruglevert, na kosten en zonder salderen', [
  {
    from: '2026-01-01',
    until: '2027-12-31',
    value: 25,
    source: {
      name: 'Welingelichte Kringen, naar Energievergelijk.nl',
      href: 'https://www.welingelichtekringen.nl/economie/vergelijkingssite-terugleveren-stroom-levert-straks-amper-wat-op',
    },
  },
])

const state: Source = {
  name: 'Rijksoverheid, salderingsregeling stopt in 2027',
  href: 'https://www.rijksoverheid.nl/onderwerpen/energie-thuis/salderingsregeling',
}
/** Whether delivered power is set off against used power (salderen). */
export const netMetering = figure('Salderen', [
  { from: '2025-01-01', until: '2026-12-31', value: true, source: state },
  { from: '2027-01-01', value: false, source: state },
])

/** The part of the gas of a home that heats it, in percents; the rest is for hot water and cooking. */
export const heatingShare = figure('Deel van je gas waarmee je verwarmt', [
  {
    from: '2023-11-01',
    value: 80,
    source: {
      name: 'Kassa, wat het kost om te douchen of te verwarmen',
      href: 'https://www.bnnvara.nl/kassa/artikelen/hoeveel-kost-het-om-te-douchen-of-de-verwarming-aan-te-hebben',
    },
    toVerify: true,
  },
])
