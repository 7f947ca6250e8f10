import { figure, type Source } from '../kernel/figure.ts'

/** The range of what providers ask, in cents with VAT. */
export interface Range {
  least: number
  most: number
}

const nhg: Source = {
  name: 'NHG, taxatie van een woning',
  href: 'https://www.nhg.nl/het-krijgen-van-nhg/taxatie-van-een-woning/',
}
const adviceNews: Source = {
  name: 'Financieel Advies Nieuws, taxatie op afstand',
  href: 'https://www.financieeladviesnieuws.nl/hypotheeknieuws/taxatie-op-afstand-honderden-euro-s-voordeliger/',
}
const iex = (year: number, article: string): Source => ({
  name: `IEX, desktoptaxaties in ${year}`,
  href: `https://www.iex.nl/Artikel/${article}`,
})
const in2022 = iex(2022, '761873/Desktoptaxaties-zijn-in-trek-en-terecht.aspx')
const in2023 = iex(2023, '780712/NRVT-wil-af-van-desktoptaxaties.aspx')
const broker: Source = {
  name: 'Makelaar West-Friesland, desktoptaxatie en gewone taxatie',
  href: 'https://makelaar-westfriesland.nl/huis-verkopen/desktoptaxatie-reguliere-taxatie',
}

/**
 * The largest loan for a desktop valuation, in percents of the value of the home: above it a valuer has to visit. Banks follow
 * NHG, some with less.
 */
export const desktopLimit = figure('Grens voor een desktoptaxatie', [
  { from: '2021-07-01', value: 90, source: nhg },
])

export const desktopCost = figure<Range>('Kosten van een desktoptaxatie', [
  {
    from: '2021-07-01',
    until: '2021-12-31',
    value: { least: 69_00, most: 69_00 },
    source: adviceNews,
  },
  { from: '2022-01-01', until: '2023-01-09', value: { least: 85_00, most: 85_00 }, source: in2022 },
  { from: '2023-01-10', until: '2024-12-31', value: { least: 95_00, most: 95_00 }, source: in2023 },
  { from: '2025-01-01', until: '2026-12-31', value: { least: 70_00, most: 110_00 }, source: broker },
])

export const valuationCost = figure<Range>('Kosten van een gewone taxatie', [
  {
    from: '2021-07-01',
    until: '2021-12-31',
    value: { least: 350_00, most: 700_00 },
    source: adviceNews,
  },
  { from: '2022-01-01', until: '2024-12-31', value: { least: 700_00, most: 1_000_00 }, source: in2023 },
  {
    from: '2025-01-01',
    until: '2025-12-31',
    value: { least: 600_00, most: 850_00 },
    source: { name: 'Kijck, woning taxatie kosten', href: 'https://kijck.nl/blog/woning-taxatie-kosten' },
  },
  {
    from: '2026-01-01',
    until: '2026-12-31',
    value: { least: 600_00, most: 900_00 },
    source: { name: 'Wizzer, wat kost een taxatie', href: 'https://wizzer.nl/blogs/wat-kost-taxatie-huis' },
  },
])
