import type { ToolCase } from '../../engine/testing/tool-case.ts'

const rabobank = {
  name: 'Rabobank, renteopslag',
  href: 'https://www.rabobank.nl/particulieren/hypotheek/hypotheekrente/rente-opslag-hypotheek',
}
const abnAmro = {
  name: 'ABN AMRO, mortgage interest rates (16 juni 2017)',
  href: 'https://www.abnamro.nl/en/personal/mortgages/interest-rates/index.html',
}
const newspaper = {
  name: 'PZC, besparen dankzij een hogere WOZ-waarde',
  href: 'https://www.pzc.nl/wonen/huizenbezitters-kunnen-honderden-euro-s-besparen-dankzij-hoge-woz~aa1b7fdf/',
}

const three = { guarantee: 'no', lender: 'rabobank' }
const other = { guarantee: 'no', lender: 'abnamro' }

/** Cases made by others, or by hand, before the calculator was written. */
export const cases: readonly ToolCase[] = [
  {
    name: 'the example of a bank',
    answers: { ...three, debtThen: '170.000', valueThen: '200.000', debt: '170.000', value: '200.000' },
    values: { ratioThen: 8500, surchargeThen: 200, surchargeNow: 200, saving: 0, toNext: 35_000_00 },
    source: rabobank,
    says: '€ 170.000 of a home of € 200.000 is 85%: more than 67,5% and no more than 90%, so 0,20%. 67,5% is € 135.000: 35.000 to go.',
  },
  {
    name: 'a debt of nearly all of the value, and a home that rose in price',
    answers: { ...three, debtThen: '325.000', valueThen: '340.000', debt: '325.000', value: '400.000' },
    values: { ratioThen: 9559, ratioNow: 8125, surchargeThen: 500, surchargeNow: 200, saving: 975_00 },
    source: {
      name: 'Consumentenbond, risico-opslag per bank',
      href: 'https://www.consumentenbond.nl/hypotheek/aanpassen-besparen/risico-opslag-beleid-per-bank',
    },
    says: '€ 325.000 of € 340.000 is 95% and has 0,5% for example. At € 400.000 it is 81,25%, 0,20%: 0,30% of 325.000 is 975 a year.',
  },
  {
    name: 'a higher value of the municipality that brings no lower group',
    answers: { ...three, debtThen: '125.000', valueThen: '150.000', debt: '125.000', value: '175.000' },
    values: { ratioThen: 8333, ratioNow: 7143, surchargeNow: 200, saving: 0 },
    source: newspaper,
    says: '€ 125.000 of € 150.000 is 83%; of € 175.000 it is 71%. (Dropping 0,2% there differs by lender; this one does at 67,5%.)',
  },
  {
    name: 'a surcharge of 0.2 percent that goes',
    answers: { ...three, debtThen: '125.000', valueThen: '150.000', debt: '125.000', value: '186.000' },
    values: { ratioNow: 6720, surchargeNow: 0, saving: 250_00, toNext: 0 },
    source: newspaper,
    says: 'Without 0,2% over € 125.000 one saves about € 250 a year.',
  },
  {
    name: 'the same over 200,000',
    answers: { ...three, debtThen: '200.000', valueThen: '250.000', debt: '200.000', value: '300.000' },
    values: { ratioThen: 8000, surchargeThen: 200, surchargeNow: 0, saving: 400_00 },
    source: newspaper,
    says: '€ 200.000 of € 250.000 is 80%; without 0,2% one saves about € 400 a year.',
  },
  {
    name: 'a ratio at the edge of a group',
    answers: { ...three, debtThen: '270.000', valueThen: '300.000', debt: '202.500', value: '300.000' },
    values: { ratioThen: 9000, surchargeThen: 200, ratioNow: 6750, surchargeNow: 0, saving: 405_00 },
    source: {
      name: 'MAX Vandaag, lagere risico-opslag',
      href: 'https://maxvandaag.nl/?p=155765',
    },
    says: '270.000 / 300.000 x 100 = 90%, which is no more than 90% at Rabobank: 0,20%. 67,5% of 300.000 is 202.500: none.',
  },
  {
    name: 'another bank, with other groups',
    answers: { ...other, debtThen: '475.000', valueThen: '500.000', debt: '475.000', value: '750.000' },
    values: { ratioThen: 9500, surchargeThen: 600, ratioNow: 6333, surchargeNow: 0, saving: 2_850_00 },
    source: abnAmro,
    says: 'Ten years: 1,98% up to 65%, 2,18% up to 85%, 2,58% above. A reader of the AD owed 475.000 of 750.000. 0,60% of 475.000 is 2.850.',
  },
  {
    name: 'a ratio of 80 percent at that bank',
    answers: { ...other, debtThen: '400.000', valueThen: '500.000', debt: '400.000', value: '500.000' },
    values: { ratioNow: 8000, surchargeNow: 200, saving: 0, toNext: 75_000_00 },
    source: abnAmro,
    says: '€ 400.000 of € 500.000 is 80%: 2,18 - 1,98 = 0,20%. 65% of 500.000 is 325.000: 75.000 to go.',
  },
  {
    name: 'a mortgage with the guarantee',
    answers: { guarantee: 'yes' },
    values: { surchargeNow: 0, saving: 0 },
    source: rabobank,
    says: 'A mortgage with NHG has no surcharge.',
  },
]
