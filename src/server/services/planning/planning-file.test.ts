import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { prices } from '../../../../content/prices.ts'
import { englishPrice, talkPrices } from '../../../core/contract-review/contract-review-price.ts'
import { demoPlanning } from './demo-planning.ts'
import { columns } from './planning-cells.ts'
import { type FaultyLine, type PlanningFile, readPlanningFile } from './planning-file.ts'

const head = columns.join(';')
const line = (cells: Record<string, string | number>): string =>
  columns.map((column) => cells[column] ?? '').join(';')
const office = {
  ...{ soort: 'kantoor', code: 85, naam: 'Amersfoort', straat: 'Voorbeeldlaan', huisnummer: 10 },
  ...{ postcode: '3821 bt', plaats: 'Amersfoort', regio: 'midden', breedte: '52,15', lengte: '5.38' },
  ...{ plekken: 2, aanbieden: 'ja', unive: 'ja' },
}
const talk = {
  ...{ soort: 'afspraak', kantoor: 85, code: 'talk', duur: 60, voor: 0, na: 15, stap: 30 },
  ...{ vooraf: 240, horizon: 60, wijzigen: 1440, keer: 3, vaardigheid: 'juridisch' },
}
const open = { soort: 'open', kantoor: 85, dag: 'ma', van: '09:00', tot: '17:00' }
const closed = { soort: 'dicht', dag: '2026-12-24', naam: 'Kerstavond' }
const adviser = {
  soort: 'medewerker',
  code: 'anna',
  naam: 'Anna',
  regio: 'midden',
  vaardigheid: 'juridisch, bouw',
  kantoor: '85',
  gebied: '38, 371',
}
const price = {
  soort: 'prijs',
  code: 'klus',
  vanaf: '2027-01-01',
  tot_en_met: '2027-12-31',
  bedrag: '64,50',
}
const good = [office, talk, open, closed, adviser, price]

const read = (...lines: Record<string, string | number>[]) =>
  readPlanningFile([head, ...lines.map(line)].join('\r\n'))
const faults = (...lines: Record<string, string | number>[]): string[] =>
  (read(...lines) as FaultyLine[]).map((one) => `${one.line} ${one.sentence}`)

describe('a planning file', () => {
  test('is read whole', () => {
    expect(read(...good)).toEqual({
      offices: [
        {
          ...{ code: 85, name: 'Amersfoort', street_name: 'Voorbeeldlaan', house_number: 10, addition: '' },
          ...{ postcode: '3821BT', city: 'Amersfoort', region: 'midden', lat: 52.15, lon: 5.38 },
          ...{ seats: 2, offered: true, links_to_unive: true },
        },
      ],
      types: [
        {
          ...{ office: 85, code: 'talk', duration: 60, before: 0, after: 15, every: 30, notice: 240 },
          ...{ horizon: 60, change_notice: 1440, most_moves: 3, skill: 'juridisch', travels: false },
          week: [[{ from: '09:00', until: '17:00' }], [], [], [], [], [], []],
        },
      ],
      closed: [{ office: null, day: '2026-12-24', name: 'Kerstavond' }],
      advisers: [
        {
          ...{ code: 'anna', name: 'Anna', region: 'midden', skills: ['juridisch', 'bouw'], offices: [85] },
          areas: ['38', '371'],
        },
      ],
      prices: [{ name: 'klus', from: '2027-01-01', until: '2027-12-31', cents: 6450 }],
    })
  })

  test('of the demonstration is one, and has the offices that the specification names', () => {
    const demo = readPlanningFile(readFileSync(demoPlanning, 'utf8')) as PlanningFile
    const offered = demo.offices.filter((one) => one.offered).map(({ code }) => code)
    expect(offered.toSorted((a, b) => a - b)).toEqual([32, 85, 86, 200])
    for (const name of ['Groningen', 'Zoetermeer', 'Leiden'])
      expect(demo.offices.find((one) => one.name === name)?.offered).toBe(false)
  })

  test('of the demonstration says the prices that the settings of the demonstration say', () => {
    const { prices: filed } = readPlanningFile(readFileSync(demoPlanning, 'utf8')) as PlanningFile
    const names = filed.map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining([...Object.values(talkPrices), englishPrice]))
    for (const { name, ...amount } of filed) expect(prices[name]?.amounts, name).toEqual([amount])
  })

  test('gives a type its own opening hours where it has any', () => {
    const { types } = read(
      ...good,
      { ...talk, code: 'kort' },
      { ...open, code: 'kort', dag: 'di' },
    ) as PlanningFile
    expect(types.map(({ week }) => week.map((day) => day.length).join(''))).toEqual(['1000000', '0100000'])
  })

  test.each<[string, Record<string, string | number>, string]>([
    [
      'a word that is none',
      { soort: 'kantor' },
      'soort is geen van kantoor, afspraak, open, dicht, medewerker, prijs',
    ],
    ['no name', { ...office, code: 86, naam: '' }, 'naam moet ingevuld zijn'],
    ['a postcode that is none', { ...office, code: 86, postcode: '12' }, 'postcode is geen postcode'],
    ['a place abroad', { ...office, code: 86, lengte: '25' }, 'lengte ligt niet in Nederland'],
    ['a number that is none', { ...talk, code: 'x', duur: 'uur' }, 'duur is geen getal van 5 tot en met 480'],
    ['too long a talk', { ...talk, code: 'x', duur: 999 }, 'duur is meer dan 480'],
    ['an office that is not there', { ...talk, kantoor: 9 }, 'kantoor 9 staat niet in dit bestand'],
    ['hours of a type that is not there', { ...open, code: 'x' }, 'kantoor 85 heeft geen afspraak x'],
    ['hours that end before they begin', { ...open, van: '18:00' }, 'tot komt niet na van'],
    ['a time that is none', { ...open, van: '9 uur' }, 'van is geen tijd als 09:00'],
    ['a day that is none', { ...closed, dag: '2026-02-30' }, 'dag is geen dag als 2026-12-25'],
    ['an office twice', office, 'kantoor 85 staat ook op regel 2'],
    ['a closed day twice', closed, '2026-12-24 staat ook op regel 5'],
    [
      'somebody of an office that is not there',
      { ...adviser, code: 'b', kantoor: '85, 7' },
      'kantoor 7 staat niet in dit bestand',
    ],
  ])('names the line with %s', (_what, faulty, sentence) => {
    expect(faults(...good, faulty)).toEqual([`8 ${sentence}`])
  })

  test('names who would come to homes beside talks at an office: the way between is not counted', () => {
    const visit = { ...talk, code: 'visit', vaardigheid: 'bouw', reist: 'ja' }
    expect(faults(...good, visit)).toEqual([
      '6 medewerker anna kan niet op kantoor én bij mensen thuis afspreken',
    ])
    expect(read(...good, { ...visit, vaardigheid: 'keuring' })).not.toBeInstanceOf(Array)
  })

  test('names every faulty line, each with each of its faults', () => {
    expect(faults({ ...office, naam: '', plekken: 0 }, { ...open, dag: 'maandag' })).toEqual([
      '2 naam moet ingevuld zijn',
      '2 plekken is minder dan 1',
      '3 dag is geen dag: ma, di, wo, do, vr, za, zo',
    ])
  })

  test.each([
    ['another column', 'soort;kleur\nkantoor;rood', '1 de kolom kleur kennen we niet'],
    ['something else', 'hallo\n', '1 de kolom soort ontbreekt'],
    ['no table', `${head}\n"kantoor`, '2 deze regel heeft niet de vorm van een tabel'],
    ['too many lines', `${head}\n${'kantoor\n'.repeat(4001)}`, '4002 het bestand heeft meer dan 4000 regels'],
    ['very much', 'x'.repeat(5_000_001), '1 het bestand is te groot'],
  ])('with %s is refused', (_what, text, sentence) => {
    expect((readPlanningFile(text) as FaultyLine[]).map((one) => `${one.line} ${one.sentence}`)).toEqual([
      sentence,
    ])
  })

  test('with nothing in it plans nothing', () => {
    expect(readPlanningFile(`${head}\n`)).toEqual({
      offices: [],
      types: [],
      closed: [],
      advisers: [],
      prices: [],
    })
  })
})
