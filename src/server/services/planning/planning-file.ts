import { CsvError, parse } from 'csv-parse/sync'
import type { Selectable } from 'kysely'
import * as z from 'zod/mini'
import type { Hours, PlanningRules } from '../../../core/planning/agenda.ts'
import type { DB } from '../../database/tables.ts'
import type { KnownPrices, NamedAmount } from '../prices/load-prices.ts'
import { type Cells, cellsByLineKind, columns, isKind, type Kind, weekdays } from './planning-cells.ts'
import { amountOf, priceFaults } from './price-lines.ts'

/** A fault in a planning file: the number of the line, and a Dutch sentence. */
export interface FaultyLine {
  line: number
  sentence: string
}

export interface FiledType extends PlanningRules {
  office: number
  code: string
  /** What an adviser must be able to do; null where a seat is all that it needs. */
  skill: string | null
  travels: boolean
  /** Minutes before its begin until which it may be moved or cancelled; `most_moves` is how often it may be moved. */
  change_notice: number
  most_moves: number
}

export interface PlanningFile {
  offices: Selectable<DB['office']>[]
  types: FiledType[]
  /** Days on which one office is closed, or all of them (`office` null). */
  closed: { office: number | null; day: string; name: string }[]
  advisers: (Pick<DB['adviser'], 'code' | 'name' | 'region' | 'skills' | 'offices'> & { areas: string[] })[]
  /** Prices that replace those of the settings, each name from the first of its days on. */
  prices: NamedAmount[]
}

const mostBytes = 5_000_000
const mostLines = 4000
interface Line {
  line: number
  cells: Record<string, string>
}

type LinesByKind = { [K in Kind]: { line: number; of: Cells<K> }[] }

/**
 * Reads a planning file: a table with cells separated by `;` and the names of its columns in the first line. The column `soort`
 * says what a line is; columns that it does not need stay empty. Prices are compared with what the settings know of them, where
 * `known` is given.
 * @returns the file, or every line that is faulty.
 */
export const readPlanningFile = (text: string, known?: KnownPrices): PlanningFile | FaultyLine[] => {
  const lines = linesOf(text)
  if (!('cells' in (lines[0] ?? { cells: {} }))) return lines as FaultyLine[]
  const { read, faulty } = readLines(lines as Line[])
  const wrong = [...faulty, ...faultsBetween(read), ...priceFaults(read.prijs, known)].toSorted(
    (a, b) => a.line - b.line,
  )
  return wrong.length > 0 ? wrong : fileOf(read)
}

const linesOf = (text: string): Line[] | FaultyLine[] => {
  if (text.length > mostBytes) return [{ line: 1, sentence: 'het bestand is te groot' }]
  try {
    const records = parse(text, {
      ...{ columns: true, bom: true, delimiter: ';', info: true, trim: true },
      ...{ skip_empty_lines: true, relax_column_count_less: true },
    }) as unknown as { record: Record<string, string>; info: { lines: number } }[]
    const named = Object.keys(records[0]?.record ?? {})
    if (records.length > mostLines)
      return [{ line: mostLines + 2, sentence: `het bestand heeft meer dan ${mostLines} regels` }]
    const unknown = named.find((name) => !columns.includes(name))
    if (unknown !== undefined)
      return [{ line: 1, sentence: `de kolom ${unknown.slice(0, 40)} kennen we niet` }]
    // a text of one line would be a table without lines, and take everything away
    if (records.length === 0 && !text.includes('soort'))
      return [{ line: 1, sentence: 'de kolom soort ontbreekt' }]
    return records.map(({ record, info }) => ({ line: info.lines, cells: record }))
  } catch (thrown) {
    if (!(thrown instanceof CsvError)) throw thrown
    return [{ line: Number(thrown.lines ?? 1), sentence: 'deze regel heeft niet de vorm van een tabel' }]
  }
}

const readLines = (lines: readonly Line[]): { read: LinesByKind; faulty: FaultyLine[] } => {
  const read: LinesByKind = { kantoor: [], afspraak: [], open: [], dicht: [], medewerker: [], prijs: [] }
  const faulty: FaultyLine[] = []
  for (const { line, cells } of lines) {
    const { soort = '' } = cells
    if (!isKind(soort)) {
      faulty.push({ line, sentence: `soort is geen van ${Object.keys(cellsByLineKind).join(', ')}` })
      continue
    }
    const wanted = Object.keys(cellsByLineKind[soort].shape)
    const result = z.safeParse(cellsByLineKind[soort] as unknown as z.ZodMiniType<never>, {
      ...Object.fromEntries(wanted.map((name) => [name, cells[name] ?? ''])),
    })
    if (result.success) read[soort].push({ line, of: result.data })
    else
      for (const { path, message } of result.error.issues)
        faulty.push({ line, sentence: `${String(path[0])} ${message}` })
  }
  return { read, faulty }
}

/** Faults between lines: something that stands there twice, or belongs to an office that the file does not have. */
const faultsBetween = ({ kantoor, afspraak, open, dicht, medewerker }: LinesByKind): FaultyLine[] => {
  const offices = new Set(kantoor.map(({ of }) => of.code))
  const types = new Set(afspraak.map(({ of }) => `${of.kantoor} ${of.code}`))
  const missing = (line: number, codes: readonly (number | null)[]): FaultyLine[] =>
    codes
      .filter((code) => code !== null && !offices.has(code))
      .map((code) => ({ line, sentence: `kantoor ${code} staat niet in dit bestand` }))
  return [
    ...duplicates(kantoor, ({ code }) => `kantoor ${code}`),
    ...duplicates(afspraak, (of) => `afspraak ${of.code} van kantoor ${of.kantoor}`),
    ...duplicates(dicht, (of) => `${of.dag}${of.kantoor === null ? '' : ` van kantoor ${of.kantoor}`}`),
    ...duplicates(medewerker, ({ code }) => `medewerker ${code}`),
    ...afspraak.flatMap(({ line, of }) => missing(line, [of.kantoor])),
    ...open.flatMap(({ line, of }) => missing(line, [of.kantoor])),
    ...dicht.flatMap(({ line, of }) => missing(line, [of.kantoor])),
    ...medewerker.flatMap(({ line, of }) => missing(line, of.kantoor)),
    ...open
      .filter(({ of }) => of.code !== '' && !types.has(`${of.kantoor} ${of.code}`))
      .map(({ line, of }) => ({ line, sentence: `kantoor ${of.kantoor} heeft geen afspraak ${of.code}` })),
    ...afspraak
      .filter(({ of }) => of.reist === 'ja' && of.vaardigheid === '')
      .map(({ line }) => ({ line, sentence: 'wie reist, heeft een vaardigheid nodig' })),
    ...mixedAdvisers(afspraak, medewerker),
    ...open
      .filter(({ of }) => of.van >= of.tot)
      .map(({ line }) => ({ line, sentence: 'tot komt niet na van' })),
  ]
}

/** An adviser who comes to homes has no appointments at an office too, because the travel between the two is not counted. */
const mixedAdvisers = (
  types: readonly { of: Cells<'afspraak'> }[],
  people: readonly { line: number; of: Cells<'medewerker'> }[],
): FaultyLine[] =>
  people
    .filter(({ of }) => {
      const serves = types.filter(
        (type) => of.kantoor.includes(type.of.kantoor) && of.vaardigheid.includes(type.of.vaardigheid),
      )
      return new Set(serves.map((type) => type.of.reist === 'ja')).size > 1
    })
    .map(({ line, of }) => ({
      line,
      sentence: `medewerker ${of.code} kan niet op kantoor én bij mensen thuis afspreken`,
    }))

const duplicates = <T>(lines: readonly { line: number; of: T }[], name: (of: T) => string): FaultyLine[] => {
  const first = new Map<string, number>()
  return lines.flatMap(({ line, of }) => {
    const before = first.get(name(of))
    if (before !== undefined) return [{ line, sentence: `${name(of)} staat ook op regel ${before}` }]
    first.set(name(of), line)
    return []
  })
}

const fileOf = ({ kantoor, afspraak, open, dicht, medewerker, prijs }: LinesByKind): PlanningFile => ({
  offices: kantoor.map(({ of }) => ({
    code: of.code,
    name: of.naam,
    street_name: of.straat,
    house_number: of.huisnummer,
    addition: of.toevoeging,
    postcode: of.postcode,
    city: of.plaats,
    region: of.regio,
    lat: of.breedte,
    lon: of.lengte,
    seats: of.plekken,
    offered: of.aanbieden === 'ja',
    links_to_unive: of.unive === 'ja',
  })),
  types: afspraak.map(({ of }) => ({
    office: of.kantoor,
    code: of.code,
    duration: of.duur,
    before: of.voor,
    after: of.na,
    every: of.stap,
    notice: of.vooraf,
    horizon: of.horizon,
    change_notice: of.wijzigen,
    most_moves: of.keer,
    skill: of.vaardigheid === '' ? null : of.vaardigheid,
    travels: of.reist === 'ja',
    week: weekOf(
      open.map((one) => one.of).filter(({ kantoor: office }) => office === of.kantoor),
      of.code,
    ),
  })),
  closed: dicht.map(({ of }) => ({ office: of.kantoor, day: of.dag, name: of.naam })),
  advisers: medewerker.map(({ of }) => ({
    code: of.code,
    name: of.naam,
    region: of.regio,
    skills: of.vaardigheid,
    offices: of.kantoor,
    areas: of.gebied,
  })),
  prices: prijs.map(amountOf),
})

/** Opening hours of a type: its own where it has any, or else those of its office. */
const weekOf = (open: readonly Cells<'open'>[], code: string): Hours[][] => {
  const own = open.filter((one) => one.code === code)
  const counting = own.length > 0 ? own : open.filter((one) => one.code === '')
  return weekdays.map((dag) =>
    counting
      .filter((one) => one.dag === dag)
      .map(({ van, tot }) => ({ from: van, until: tot }))
      .toSorted((a, b) => a.from.localeCompare(b.from)),
  )
}
