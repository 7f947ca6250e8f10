import type { ToolCase } from '../../engine/testing/tool-case.ts'

// Amounts are in whole euros, rounded down, as in docs/insulation-estimates.md; `payback` is in tenths of a year, rounded up.

const cavity = {
  name: 'Milieu Centraal, spouwmuurisolatie',
  href: 'https://www.milieucentraal.nl/energie-besparen/isoleren-en-besparen/spouwmuurisolatie/',
}
const solar = {
  name: 'Milieu Centraal, kosten en opbrengst zonnepanelen',
  href: 'https://www.milieucentraal.nl/energie-besparen/zonnepanelen/zonnepanelen-kopen/prijs-en-opbrengst-zonnepanelen/',
}
const pumps = {
  name: 'De Telegraaf, proef met hybride warmtepompen',
  href: 'https://www.telegraaf.nl/financieel/1517284210/hybride-warmtepomp-bespaart-nog-meer-gas-dan-gedacht',
}
const rvo = {
  name: 'RVO, ISDE isolatiemaatregelen',
  href: 'https://www.rvo.nl/subsidies-financiering/isde/woningeigenaren/isolatiemaatregelen',
}
const together = {
  name: 'De Margaretha, meer voordeel met twee maatregelen',
  href: 'https://demargaretha.nl/blog/post/60500/meer-voordeel-met-twee-maatregelen-isde-subsidie-voor-verduurzaming-van-woningen',
}
const alphen = {
  name: 'Gemeente Alphen aan den Rijn, eisen voor isolatie',
  href: 'https://www.alphenaandenrijn.nl/Subsidies/Klimaat_en_milieu/Isolatiesubsidie_aanvragen/Eisen_voor_de_uitvoerder',
}
const glass = {
  name: 'Kies Klimaat, van enkel naar HR++-glas',
  href: 'https://amsterdam.kiesklimaat.nl/pol/Actieplan-enkel-naar-HR-glas',
}

/** The cavity wall of a corner house, at the price and the gas price of Milieu Centraal. */
const corner = { measures: ['cavity'], gas: '1600', gasPrice: '1,45', cavityArea: '88', cavityPrice: '2.350' }
const pump = { pumpPower: '5', pumpLabel: 'yes', pumpPrice: '6.000', powerPrice: '0,40' }

export const cases: readonly ToolCase[] = [
  {
    name: 'the cavity wall of a corner house',
    answers: corner,
    values: {
      price: 2_350_00,
      subsidy: 462_00,
      remains: 1_888_00,
      savingM3: 400,
      saving: 580_00,
      payback: 33,
    },
    source: cavity,
    says: '88 m2: € 2.350, 400 m3, € 580 at € 1,45. By hand with the ISDE of 2026: 88 x 5,25 = 462; 1.888 / 580 = 3,26 years.',
  },
  {
    name: 'the cavity wall of a semi-detached house',
    answers: { ...corner, cavityArea: '90', cavityPrice: '2.450' },
    values: {
      price: 2_450_00,
      subsidy: 472_00,
      remains: 1_978_00,
      savingM3: 410,
      saving: 594_00,
      payback: 34,
    },
    source: cavity,
    says: '90 m2: € 2.450, 410 m3, some € 600 at € 1,45. By hand: 410 x 1,45 = 594,50; 90 x 5,25 = 472,50; 1.978 / 594 = 3,33 years.',
  },
  {
    name: 'a hybrid heat pump in a home that used 1850 m3',
    answers: { measures: ['pump'], gas: '1850', gasPrice: '1,45', ...pump },
    values: {
      savingM3: 1_375,
      savingKwh: -2_360,
      saving: 1_049_00,
      subsidy: 2_350_00,
      remains: 3_650_00,
      payback: 35,
    },
    source: pumps,
    says: 'From 1850 to 475 m3 for 2360 kWh, at € 1,45 and € 0,40. By hand: 1.993,75 - 944 = 1.049,75. ISDE of 2026 (RVO): 1.025 + 5 x 225 + 200 = 2.350.',
  },
  {
    name: 'ten solar panels',
    answers: { measures: ['solar'], panels: '10' },
    values: { price: 3_900_00, subsidy: 0, remains: 3_900_00, savingM3: 0, savingKwh: 3_800 },
    source: solar,
    says: '10 panels: € 3.900, 3.800 kWh a year. No subsidy.',
  },
  {
    name: 'six solar panels',
    answers: { measures: ['solar'], panels: '6' },
    values: { price: 2_600_00, savingKwh: 2_280 },
    source: solar,
    says: '6 panels: € 2.600 and 2.300 kWh a year, rounded to hundreds. By hand: 6 x 380.',
  },
  {
    name: 'two measures within two years: twice the amount for a square metre',
    answers: { ...corner, measures: ['cavity', 'floor'], floorArea: '50', floorPrice: '1.750' },
    values: { price: 4_100_00, subsidy: 1_474_00, remains: 2_626_00 },
    source: together,
    says: 'With a second measure both are doubled. By hand: 88 x 10,50 = 924 and 50 x 11 = 550.',
  },
  {
    name: 'a second measure that is too small to count',
    answers: { ...corner, measures: ['cavity', 'floor'], floorArea: '15', floorPrice: '600' },
    values: { price: 2_950_00, subsidy: 462_00 },
    source: alphen,
    says: 'A floor counts from 20 m2 on. By hand: 88 x 5,25 = 462, nothing for the floor.',
  },
  {
    name: 'more than what a subsidy is paid for',
    answers: { ...corner, cavityArea: '200', cavityPrice: '6.000' },
    values: { subsidy: 892_00, remains: 5_108_00 },
    source: rvo,
    says: 'Over no more than 170 m2. By hand: 170 x 5,25 = 892,50.',
  },
  {
    name: 'a heat pump beside the cavity wall is the second measure, and does not double itself',
    answers: { ...corner, ...pump, measures: ['cavity', 'pump'] },
    values: { price: 8_350_00, subsidy: 3_274_00, remains: 5_076_00 },
    source: together,
    says: 'Insulation is doubled with a heat pump too. By hand: 88 x 10,50 = 924 and 1.025 + 1.125 + 200 = 2.350.',
  },
  {
    name: 'glass without an offer',
    answers: { measures: ['glass'], gas: '1600', glassArea: '20' },
    values: { price: 3_200_00, subsidy: 500_00, remains: 2_700_00 },
    source: glass,
    says: '20 m2 costs almost € 3.200. By hand with the ISDE of 2026 (RVO): 20 x 25 = 500.',
  },
]
