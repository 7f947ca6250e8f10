import type { ToolCase } from '../../engine/testing/tool-case.ts'

// `ratio` is the loan in hundredths of a percent of the value, rounded up; `verdict` is 2 where a desktop valuation is possible,
// 1 where the bank decides, 0 where it is not possible.

const viisi = { name: 'Viisi, blijf scherp op de loan to value', href: 'https://viisi.nl/?p=303921' }
const explained = {
  name: 'Hypotheeklastencalculator, LTV uitgelegd',
  href: 'https://hypotheeklastencalculator.nl/loan-to-value-ltv-uitgelegd',
}
const nhg = {
  name: 'NHG, taxatie van een woning',
  href: 'https://www.nhg.nl/het-krijgen-van-nhg/taxatie-van-een-woning/',
}
const works = {
  name: 'NHG, desktoptaxatie bij kwaliteitsverbetering',
  href: 'https://www.nhg.nl/het-krijgen-van-nhg/desktoptaxatie-bij-kwaliteitsverbetering/',
}
const newHomes = {
  name: 'NHG, hybride taxatie bij nieuwbouw',
  href: 'https://www.nhg.nl/faq/woning-waarde-verbetering/is-een-hybride-taxatie-ook-mogelijk-bij-nieuwbouw/',
}
const vista = {
  name: 'Vista Hypotheken, meer gemak bij taxatie',
  href: 'https://vistahypotheken.nl/verhalen/meer-gemak-bij-taxatie',
}
const robuust = {
  name: 'Robuust Hypotheken, Calcasa Desktop Taxatie',
  href: 'https://www.robuusthypotheken.nl/calcasa-desktop-taxatie',
}
const calcasa = { name: 'Calcasa, veelgestelde vragen', href: 'https://calcasa.nl/contact/' }
const iex = {
  name: 'IEX, desktoptaxaties in 2023',
  href: 'https://www.iex.nl/Artikel/780712/NRVT-wil-af-van-desktoptaxaties.aspx',
}
const adviceNews = {
  name: 'Financieel Advies Nieuws, taxatie op afstand',
  href: 'https://www.financieeladviesnieuws.nl/hypotheeknieuws/taxatie-op-afstand-honderden-euro-s-voordeliger/',
}

const home = { purpose: 'Aankoop woning', kind: 'house', ownUse: 'yes', leasehold: 'no' }

export const cases: readonly ToolCase[] = [
  {
    name: 'a loan of 395.000 for a home of 450.000 euros',
    answers: { ...home, value: '450.000', mortgage: '395.000' },
    values: { ratio: 87_78, limit: 405_000_00, room: 10_000_00, verdict: 2 },
    source: viisi,
    says: '395.000 / 450.000 x 100 = 88%. By hand: 87,777...; 450.000 x 0,9 = 405.000.',
  },
  {
    name: 'a loan that with the money for works is exactly at the limit',
    answers: { ...home, value: '400.000', mortgage: '340.000', works: '20.000' },
    values: { ratio: 90_00, limit: 360_000_00, room: 0, verdict: 2 },
    source: explained,
    says: 'A home of 400.000 and a debt of 360.000, of which 20.000 is set aside for works: 90%.',
  },
  {
    name: 'a euro above the limit',
    answers: { ...home, value: '400.000', mortgage: '360.001' },
    values: { ratio: 90_01, room: -1_00, verdict: 0 },
    source: nhg,
    says: 'At most 90% of the value; above it a valuer has to come by. By hand: 360.001 / 400.000 = 90,00025%.',
  },
  {
    name: 'works that are borrowed with the loan, above the value before them',
    answers: { ...home, value: '300.000', mortgage: '250.000', works: '25.000' },
    values: { ratio: 91_67, limit: 270_000_00, room: -5_000_00, verdict: 0 },
    source: works,
    says: 'Loan and works together are at most 90% of the value before the works. By hand: 275.000 / 300.000 = 91,67%.',
  },
  {
    name: 'a new home',
    answers: { ...home, kind: 'new', value: '500.000', mortgage: '300.000' },
    values: { ratio: 60_00, verdict: 0 },
    source: newHomes,
    says: 'Not possible for new homes: their value is what they cost to build.',
  },
  {
    name: 'a home on leased land',
    answers: { ...home, leasehold: 'yes', value: '400.000', mortgage: '200.000' },
    values: { ratio: 50_00, verdict: 1 },
    source: robuust,
    says: 'This bank takes no home on leased land, and NHG says nothing against it: the bank decides.',
  },
  {
    name: 'a home of one year old',
    answers: { ...home, kind: 'recent', value: '400.000', mortgage: '300.000' },
    values: { ratio: 75_00, verdict: 1 },
    source: vista,
    says: 'This bank wants a home of two years at least; others do not say so.',
  },
  {
    name: 'a home that is let',
    answers: { ...home, ownUse: 'no', value: '300.000', mortgage: '150.000' },
    values: { ratio: 50_00, verdict: 0 },
    source: calcasa,
    says: 'The valuation is for homes that their owner lives in.',
  },
  {
    name: 'what it saved in 2023',
    answers: { ...home, value: '450.000', mortgage: '300.000' },
    values: {
      desktopLeast: 95_00,
      desktopMost: 95_00,
      fullLeast: 700_00,
      fullMost: 1_000_00,
      savesLeast: 605_00,
      savesMost: 905_00,
    },
    today: '2023-09-15',
    source: iex,
    says: '€ 95 in place of € 700 to € 1.000. By hand: 605 to 905.',
  },
  {
    name: 'what it saved when it was new',
    answers: { ...home, value: '300.000', mortgage: '250.000' },
    values: {
      desktopLeast: 69_00,
      fullLeast: 350_00,
      fullMost: 700_00,
      savesLeast: 281_00,
      savesMost: 631_00,
    },
    today: '2021-08-01',
    source: adviceNews,
    says: '€ 69 in place of € 350 to € 700. By hand: 281 to 631.',
  },
]
