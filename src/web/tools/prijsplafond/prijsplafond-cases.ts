import type { ToolCase } from '../../engine/testing/tool-case.ts'

const rtl = {
  name: 'RTL Nieuws, rekenvoorbeelden van het prijsplafond',
  href: 'https://www.rtlnieuws.nl/nieuws/nederland/artikel/5337436/prijsplafond-rekenvoorbeelden-energie-gas-stroom',
}
const trouw = {
  name: 'Trouw, de overheid verlaagt de energienota',
  href: 'https://www.trouw.nl/binnenland/de-overheid-verlaagt-de-energienota-wat-betekent-dat-voor-het-maandbedrag~bb21741c/',
}
const independer = {
  name: 'Independer in De Telegraaf, wat het prijsplafond oplevert',
  href: 'https://www.telegraaf.nl/financieel/1951793193/prijsplafond-levert-maximaal-276-per-maand-op',
}
const insider = {
  name: 'Business Insider, jaarafrekening en prijsplafond',
  href: 'https://www.businessinsider.nl/jaarafrekening-energie-prijsplafond-tarieven-gas-stroom-2023/',
}
const august = {
  name: 'Business Insider, prijsplafond in augustus 2023',
  href: 'https://www.businessinsider.nl/gas-en-stroom-verbruik-prijsplafond-augustus-2023/',
}
const parool = {
  name: 'Het Parool, tien vragen over het prijsplafond',
  href: 'https://www.parool.nl/nederland/het-prijsplafond-op-energie-gaat-bijna-in-tien-vragen-over-wat-het-voor-jou-betekent~b12e4a08/',
}
const state = {
  name: 'Rijksoverheid, prijsplafond voor gas, stroom en stadsverwarming',
  href: 'https://www.rijksoverheid.nl/onderwerpen/koopkracht/plannen-kabinet-met-prijsplafond-voor-gas-en-elektriciteit',
}

const year = { period: 'year', heating: 'gas' }
/** Contract prices of February 2023 including taxes: the average that Business Insider gives. */
const february = { gasPrice: '2,16', powerPrice: '0,60' }

export const cases: readonly ToolCase[] = [
  {
    name: 'Maurits, alone in a flat',
    answers: { ...year, ...february, gas: '800', power: '1800' },
    values: { gasPaid: 1_160_00, powerPaid: 720_00, paid: 1_880_00 },
    source: rtl,
    says: '800 x 1,45 = 1160 and 1800 x 0,40 = 720: 1880 euros a year, whatever dearer contract he has.',
  },
  {
    name: 'exactly as much as the cap is for',
    answers: { ...year, ...february, gas: '1200', power: '2900' },
    values: { gasPaid: 1_740_00, powerPaid: 1_160_00, paid: 2_900_00, without: 4_332_00, saved: 1_432_00 },
    source: trouw,
    says: 'The first 1.200 m3 cost 1.740 euros, the electricity 1.160. By hand: 1200 x 2,16 + 2900 x 0,60 = 4.332 without the cap.',
  },
  {
    name: 'much more than that: what lies above is paid by contract, and the cap saves no more',
    answers: { ...year, ...february, gas: '2500', power: '5000' },
    values: { gasPaid: 4_548_00, powerPaid: 2_420_00, paid: 6_968_00, saved: 1_432_00 },
    source: independer,
    says: '2500 m3 and 5000 kWh save as much as 1200 m3 and 2900 kWh do. By hand: 1.740 + 1300 x 2,16 and 1.160 + 2100 x 0,60.',
  },
  {
    name: 'a household that uses little',
    answers: { ...year, ...february, gas: '500', power: '1500' },
    values: { gasPaid: 725_00, powerPaid: 600_00, paid: 1_325_00, saved: 655_00 },
    source: independer,
    says: 'Some € 114 a month, fixed costs too. By hand: 500 x 1,45 + 1500 x 0,40 = 1.325, which is 110 a month; 1080 + 900 - 1325 = 655.',
  },
  {
    name: 'somewhat above both volumes',
    answers: { ...year, ...february, gas: '1500', power: '3500' },
    values: { gasPaid: 2_388_00, powerPaid: 1_520_00, paid: 3_908_00, without: 5_340_00, saved: 1_432_00 },
    source: insider,
    says: 'Above the volumes the contract price is paid, of € 2,16 and € 0,60. By hand: 1.740 + 300 x 2,16 and 1.160 + 600 x 0,60.',
  },
  {
    name: 'a contract below the cap: its price holds for everything',
    answers: { ...year, gasPrice: '1,28', powerPrice: '0,36', gas: '1500', power: '3500' },
    values: { gasPaid: 1_920_00, powerPaid: 1_260_00, paid: 3_180_00, without: 3_180_00, saved: 0 },
    source: august,
    says: 'In July 2023 € 1,28 and € 0,36, below the cap. By hand: 1500 x 1,28 + 3500 x 0,36.',
  },
  {
    name: 'gas below the cap and electricity above',
    answers: { ...year, gasPrice: '1,28', powerPrice: '0,60', gas: '1300', power: '3000' },
    values: { gasPaid: 1_664_00, powerPaid: 1_220_00, paid: 2_884_00, saved: 580_00 },
    source: state,
    says: 'A lower price of the contract holds for all of it; the caps are each their own. By hand: 1300 x 1,28; 1.160 + 100 x 0,60; 2900 x 0,20 saved.',
  },
  {
    name: 'a bill of 13 April: the volume until that day',
    answers: {
      ...february,
      period: 'part',
      heating: 'gas',
      gasVolume: '610',
      powerVolume: '976',
      gas: '700',
      power: '900',
    },
    values: { gasPaid: 1_078_90, powerPaid: 360_00, paid: 1_438_90 },
    source: parool,
    says: 'From 1 January to 13 April 610 m3 and 976 kWh fall below the cap. By hand: 610 x 1,45 + 90 x 2,16 = 1.078,90; 900 x 0,40.',
  },
  {
    name: 'the rest of that year: what the first bill left over is lost',
    answers: {
      ...february,
      period: 'part',
      heating: 'gas',
      gasVolume: '590',
      powerVolume: '1924',
      gas: '500',
      power: '2000',
    },
    values: { gasPaid: 725_00, powerPaid: 815_20, paid: 1_540_20 },
    source: parool,
    says: '590 m3 and 1924 kWh are left for the rest of the year. By hand: 500 x 1,45; 1924 x 0,40 + 76 x 0,60.',
  },
  {
    name: 'a home on a heat network',
    answers: {
      period: 'year',
      heating: 'heat',
      heat: '40',
      heatPrice: '90,91',
      power: '2000',
      powerPrice: '0,60',
    },
    values: { heatPaid: 2_025_79, powerPaid: 800_00, paid: 2_825_79, saved: 2_010_61 },
    source: state,
    says: '€ 47,38 up to 37 GJ. By hand: 37 x 47,38 + 3 x 90,91 = 2.025,79; 40 x 90,91 - 2.025,79 = 1.610,61, and 400 of electricity.',
  },
]
