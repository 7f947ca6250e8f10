import { figure } from '../kernel/figure.ts'

const nibud = {
  name: 'Raisin, buffer volgens het Nibud',
  href: 'https://www.raisin.nl/sparen/onvoorziene-kosten/',
}

/** The share of the net income above which housing costs are generally called unwise, in percents. */
export const housingShareLimit = figure('Vuistregel voor woonlasten, deel van het netto-inkomen', [
  {
    from: '2023-01-01',
    value: 30,
    source: {
      name: 'BN DeStem, woonlasten (Calcasa)',
      href: 'https://www.bndestem.nl/wonen/woonlasten-terug-naar-normaal-hogere-rente-stuwt-kosten-voor-huiseigenaar-in-rap-tempo-op~a89c66f5/',
    },
  },
])

/**
 * The average housing costs of owners, in percents of their net income: published every three years (Woononderzoek Nederland).
 */
export const averageHousingShare = figure('Woonlasten van eigenaren, gemiddeld deel van het inkomen', [
  {
    from: '2021-01-01',
    until: '2023-12-31',
    value: 23.4,
    source: {
      name: 'Tubantia, cijfers van het CBS',
      href: 'https://www.tubantia.nl/geld/waarom-je-moet-oppassen-dat-je-woonlasten-niet-te-hoog-worden~aaac32bc/',
    },
  },
  {
    from: '2024-01-01',
    until: '2026-12-31',
    value: 29,
    source: {
      name: 'AM, Woononderzoek Nederland van het CBS',
      href: 'https://www.amweb.nl/116305/verschil-in-woonlasten-tussen-huurder-en-koper-loopt-verder-uiteen',
    },
  },
])

/** The buffer of a household, in months of all its spending: the least, and plenty. */
export const bufferMonths = figure('Buffer, in maanden van je uitgaven', [
  { from: '2024-01-01', value: { least: 3, plenty: 6 }, source: nibud },
])

/** What to save every month, in percents of the net income. */
export const savingShare = figure('Sparen, deel van het netto-inkomen', [
  { from: '2023-01-01', value: 10, source: nibud },
])

/** What to put aside a year for the upkeep of a home, in percents of its value. */
export const upkeepShare = figure('Onderhoud per jaar, deel van de waarde', [
  {
    from: '2020-01-01',
    value: 1,
    source: {
      name: 'Nieuws.nl, onderhoud van een huis',
      href: 'https://nieuws.nl/lifestyle/20201221/huizenprijzen-blijven-stijgen-maar-leggen-we-genoeg-neer-voor-onderhoud/',
    },
  },
])

/**
 * The net amount a month with the tax credit, in cents, without holiday pay: for somebody who lives alone, and for each of two.
 */
export const statePension = figure('AOW, netto per maand', [
  {
    from: '2026-01-01',
    until: '2026-06-30',
    value: { alone: 1_558_15, together: 1_067_70 },
    source: {
      name: 'Bijna met pensioen, AOW-bedragen 2026',
      href: 'https://bijnametpensioen.nl/aow-2026-de-aow-bedragen-en-belangrijkste-data-voor-2026-voorlopige-bedragen',
    },
  },
])
