import { describe, expect, test } from 'vitest'
import type { KnownPrices } from '../prices/load-prices.ts'
import { type FaultyLine, type PlanningFile, readPlanningFile } from './planning-file.ts'

const known: KnownPrices = {
  today: '2026-11-23',
  prices: {
    klus: { label: 'Klus', amounts: [{ from: '2026-11-01', cents: 6450 }] },
    gratis: { label: 'Gratis', amounts: [{ from: '2026-11-01', cents: 0 }] },
    later: { label: 'Later', amounts: [{ from: '2027-06-01', cents: 1000 }] },
    los: { label: 'Nergens genoemd', amounts: [{ from: '2026-11-01', cents: 1000 }] },
  },
  needed: new Set(['klus', 'gratis', 'later']),
}

/** Reads lines written as `name from until amount`, with `-` for an empty cell. */
const read = (lines: readonly string[], by: KnownPrices | undefined = known) =>
  readPlanningFile(
    [
      'soort;code;vanaf;tot_en_met;bedrag',
      ...lines.map((line) => `prijs;${line.replaceAll(' ', ';').replaceAll(/;-(?=;)/g, ';')}`),
    ].join('\n'),
    by,
  )
const faults = (lines: readonly string[], by?: KnownPrices): string[] =>
  (read(lines, by) as FaultyLine[]).map(({ line, sentence }) => `${line} ${sentence}`)

describe('the prices of a file', () => {
  test.each([
    ['195,00', 19_500],
    ['195.5', 19_550],
    ['195', 19_500],
    ['0', 0],
    ['8,95', 895],
  ])('%s is %i cents', (written, cents) => {
    const { prices } = read([`klus 2027-01-01 - ${written}`], {
      ...known,
      prices: { klus: { label: 'Klus', amounts: [{ from: '2026-01-01', cents }] } },
    }) as PlanningFile
    expect(prices).toEqual([{ name: 'klus', from: '2027-01-01', cents }])
  })

  test.each([
    ['-5,00', 'bedrag is minder dan 0'],
    ['10000,01', 'bedrag is meer dan € 10.000,00'],
    ['999999999', 'bedrag is meer dan € 10.000,00'],
    ['5,001', 'bedrag is geen bedrag als 195,00'],
    ['1.195,00', 'bedrag is geen bedrag als 195,00'],
    ['1e3', 'bedrag is geen bedrag als 195,00'],
    ['€5', 'bedrag is geen bedrag als 195,00'],
    ['', 'bedrag is geen bedrag als 195,00'],
    // One has no comma, the other has it too early.
    ['6450', 'bedrag kan niet kloppen: prijs klus is nu € 64,50'],
    ['0,64', 'bedrag kan niet kloppen: prijs klus is nu € 64,50'],
  ])('%s is no amount of a price of € 64,50', (written, sentence) => {
    expect(faults([`klus 2027-01-01 - ${written}`])).toEqual([`2 ${sentence}`])
  })

  test.each([
    ['klus 2027-13-01 - 65', '2 vanaf is geen dag als 2026-12-25'],
    ['klus - - 65', '2 vanaf is geen dag als 2026-12-25'],
    ['klus 2027-01-01 morgen 65', '2 tot_en_met is geen dag als 2026-12-25'],
    ['klus 2027-01-02 2027-01-01 65', '2 tot_en_met ligt voor vanaf'],
    ['klu 2027-01-01 - 65', '2 prijs klu kennen we niet'],
    ['toString 2027-01-01 - 65', '2 prijs toString kennen we niet'],
    ['klus 2027-01-01 2027-12-31 65', '2 prijs klus is nodig, en is er niet op 2028-01-01'],
    ['later 2027-01-01 - 10', '2 prijs later is nodig, en is er niet op 2026-11-23'],
  ])('%s is a faulty line', (line, fault) => {
    expect(faults([line])).toEqual([fault])
  })

  test('overlap on the later line, whatever their order, and also where the first has no end', () => {
    expect(faults(['klus 2027-01-01 2027-06-30 65', 'klus 2027-06-30 - 70'])).toEqual([
      '3 prijs klus geldt dan al op regel 2',
    ])
    expect(faults(['klus 2027-06-30 - 70', 'klus 2027-01-01 - 65'])).toEqual([
      '3 prijs klus geldt dan al op regel 2',
    ])
    expect(faults(['klus 2027-01-01 - 65', 'klus 2027-01-01 - 65'])).toHaveLength(1)
    // Overlaps are found without knowing the settings.
    expect(
      faults(['klus 2027-01-01 - 65', 'klus 2027-01-01 - 65', 'los 2027-01-01 - 1'], undefined),
    ).toHaveLength(1)
  })

  test('may follow each other to the day, and leave days out where nobody needs them', () => {
    expect(read(['klus 2027-01-01 2027-06-30 65', 'klus 2027-07-01 - 70'])).toHaveProperty('prices')
    expect(faults(['klus 2027-01-01 2027-06-29 65', 'klus 2027-07-01 - 70'])).toEqual([
      '2 prijs klus is nodig, en is er niet op 2027-06-30',
    ])
    expect(read(['los 2027-01-01 2027-06-29 10', 'los 2027-07-01 2027-12-31 11'])).toHaveProperty('prices')
  })

  test('may begin to cost something, and cost nothing any more', () => {
    expect(read(['gratis 2027-01-01 - 65', 'klus 2027-01-01 - 0'])).toHaveProperty('prices')
  })
})
