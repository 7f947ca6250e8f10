import type { ToolCase } from '../../engine/testing/tool-case.ts'

// Banks differ in how they discount. The guideline of the AFM is followed: for each month the lender's loss is the difference
// between the two rates, discounted by the comparison rate.

const florius = {
  name: 'Florius, voorbeelden berekening vergoeding',
  href: 'https://www.florius.nl/Pages/uitleg/voorbeelden-boeteberekening.aspx',
}
const obvion = {
  name: 'Obvion, over welk bedrag je een vergoeding betaalt',
  href: 'https://www.obvion.nl/info/1-Over-welk-bedrag-betaal-je-een-vergoeding.htm',
}

/** An interest-only loan, 10 percent of which may be repaid free of penalty, without tax and savings. */
const plain = { form: 'interest', free: '10', savings: '0' }

/** Cases made by others, or by hand, before the calculator was written. */
export const cases: readonly ToolCase[] = [
  {
    name: 'more than is free, of which a part was used before',
    answers: {
      ...plain,
      original: '250.000',
      debt: '240.000',
      rate: '3,75',
      extra: '50.000',
      repaid: '10.000',
      fixedMonths: '80',
      comparison: '3,5',
    },
    values: { free: 15_000_00, chargeable: 35_000_00, lost: 583_33, penalty: 519_60 },
    source: florius,
    says: '25.000 free, 10.000 used: over 35.000. 80 months of 109,38 - 102,08 is 583,33. Florius says 518 of today; by the guideline 7,2917 a month at 3,5%/12 is 519,60.',
  },
  {
    name: 'a fifth that is free',
    answers: {
      ...plain,
      original: '100.000',
      debt: '100.000',
      rate: '4',
      free: '20',
      extra: '25.000',
      fixedMonths: '60',
      comparison: '4',
    },
    values: { free: 20_000_00, chargeable: 5_000_00, penalty: 0 },
    source: obvion,
    says: '20% of € 100.000 is free; of € 25.000 a compensation is counted over € 5.000. No difference of rates, so none.',
  },
  {
    name: 'all of a part that was paid back before',
    answers: {
      ...plain,
      original: '100.000',
      debt: '85.000',
      rate: '4',
      free: '20',
      extra: '85.000',
      fixedMonths: '60',
      comparison: '4,5',
    },
    values: { chargeable: 65_000_00, penalty: 0 },
    source: obvion,
    says: '€ 85.000 is owed: over € 65.000. (A bank loses nothing where its rate of today is higher.)',
  },
  {
    name: 'an annuity mortgage of 294,000',
    answers: {
      ...plain,
      form: 'annuity',
      original: '294.000',
      debt: '289.842,07',
      rate: '2,9',
      years: '29',
      extra: '50.000',
      fixedMonths: '38',
      comparison: '1,95',
    },
    values: { free: 29_400_00, chargeable: 20_600_00 },
    source: {
      name: 'Nationale-Nederlanden, wanneer betaal je een vergoeding',
      href: 'https://www.nn.nl/Particulier/Hypotheken/Wanneer-betaal-je-een-vergoeding.htm',
    },
    says: '€ 50.000 less € 29.400 that is free: a compensation over € 20.600.',
  },
  {
    name: 'a tenth that is free',
    answers: {
      ...plain,
      original: '150.000',
      debt: '150.000',
      rate: '6',
      extra: '40.000',
      fixedMonths: '24',
      comparison: '6',
    },
    values: { free: 15_000_00, chargeable: 25_000_00 },
    source: { name: 'Lloyds Bank, extra aflossen', href: 'https://lloydsbank.nl/hypotheken/extra-aflossen' },
    says: '10% of € 150.000 is € 15.000; of € 40.000 a compensation is counted over € 25.000.',
  },
  {
    name: 'the value of today of what a bank misses',
    answers: {
      ...plain,
      original: '200.000',
      debt: '200.000',
      rate: '6',
      free: '0',
      extra: '200.000',
      fixedMonths: '60',
      comparison: '3',
    },
    values: { chargeable: 200_000_00, lost: 30_000_00, penalty: 27_826_18, saved: 60_000_00 },
    source: {
      name: 'Faijdherbe, te hoge boetes bij afkoop',
      href: 'https://www.faijdherbe.nl/afm-bevestigt-te-hoge-boetes-bij-afkoop-rentecontract/',
    },
    says: '60 x 500 = 30.000; the 500 of month 60 are worth 430,43 today, of month 59 431,51: all of them 27.826,18.',
  },
  {
    name: 'within what is free, interest of a year',
    answers: {
      ...plain,
      original: '300.000',
      debt: '300.000',
      rate: '3,5',
      extra: '10.000',
      fixedMonths: '240',
    },
    values: { chargeable: 0, penalty: 0, firstYear: 350_00, monthLess: 29_17, saved: 7_000_00 },
    source: {
      name: 'Heller & Heller, wat levert 10.000 euro aflossen op',
      href: 'https://hellerenheller.nl/kennisbank/wat-levert-10-000-euro-aflossen-op',
    },
    says: 'Of € 300.000 at 3.5% one pays € 10.500 a year, after € 10.000 some € 350 less. In 240 months 240 x 29,17.',
  },
  {
    name: 'the same of an annuity that has 20 years to go',
    answers: {
      ...plain,
      form: 'annuity',
      years: '20',
      original: '300.000',
      debt: '250.000',
      rate: '3,5',
      extra: '10.000',
      fixedMonths: '240',
    },
    values: { firstYear: 344_40, monthLess: 58_00, saved: 3_919_03 },
    source: {
      name: 'Heller & Heller, wat levert 10.000 euro aflossen op',
      href: 'https://hellerenheller.nl/kennisbank/wat-levert-10-000-euro-aflossen-op',
    },
    says: 'In 20 years some thousands of euros. By the annuity formula 57,996 a month: 240 x 57,996 - 10.000 = 3.919,03.',
  },
  {
    name: 'two years, where a website reckons roughly',
    answers: {
      ...plain,
      original: '100.000',
      debt: '100.000',
      rate: '5',
      extra: '100.000',
      fixedMonths: '24',
      comparison: '3',
    },
    values: { chargeable: 90_000_00, lost: 3_600_00, penalty: 3_489_90 },
    source: {
      name: 'Hypotheek-rentetarieven, boeterente berekenen',
      href: 'https://www.hypotheek-rentetarieven.nl/berekenen/boeterente',
    },
    says: '2% x 2 of € 90.000 is € 3.600. It discounts that by two years of inflation (€ 3.460); by the guideline 150 a month at 3%/12 is 3.489,90.',
  },
  {
    name: 'tax that comes back no more',
    answers: {
      ...plain,
      original: '300.000',
      debt: '300.000',
      rate: '3,5',
      extra: '10.000',
      fixedMonths: '240',
      income: '60.000',
      savings: '2',
    },
    values: { firstYear: 350_00, firstYearNet: 218_54, onSavings: 200_00, missed: 4_000_00, net: 370_80 },
    source: {
      name: 'Belastingdienst, aftrekposten bij een hoog inkomen',
      href: 'https://www.belastingdienst.nl/wps/wcm/connect/nl/aftrek-en-kortingen/content/afbouw-tarief-aftrekposten-bij-hoog-inkomen',
    },
    says: '37,56% of 350 would have come back: 350 x 62,44% = 218,54. Savings of 10.000 at 2% give 200. In 20 years 4.370,80 less 4.000.',
  },
]
