import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { group } from '../../../core/fields/brick/group.ts'
import { materialsIn } from '../../../core/insulation/insulation-words.ts'
import { serviceParts } from '../../../core/insulation/service-data.ts'
import { estimatesOf } from '../../../core/insulation/sums.ts'
import { mainMeasures } from '../../../core/rules/insulation.ts'
import { estimateByTariff } from './estimate.ts'
import { tariff } from './tariff.ts'

// Recomputes the example of docs/insulation-estimates.md cell by cell.

const page = readFileSync('docs/insulation-estimates.md', 'utf8')

type Row = Readonly<Record<string, string>>

const cellsOf = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim().replace(/^`(.*)`$/, '$1'))

/** The rows of the table whose first column title is `head`, each by the titles of its columns. */
const tableOf = (head: string): Row[] => {
  const [, table = ''] = page.split(`\n| ${head} |`)
  const [columns = '', , ...lines] = `| ${head} |${table.split('\n\n')[0]}`.trim().split('\n')
  const titles = cellsOf(columns)
  return lines.map((line) =>
    Object.fromEntries(cellsOf(line).map((cell, at) => [titles[at] ?? 'beyond the table', cell])),
  )
}

/** An amount of a table in hundredths, read without floating point. */
const hundredths = (cell = ''): number => {
  const [whole = '', part = ''] = cell.split('.')
  return Number(`${whole}${part.padEnd(2, '0')}`)
}

const told = tableOf('answer')
const answered = tableOf('material')

const question = () => {
  const sent: Record<string, Record<string, unknown>> = {}
  for (const { 'as it travels': path = '', value = '' } of told) {
    const [part = '', name = ''] = path.split('.')
    sent[part] = { ...sent[part], [name]: JSON.parse(value) }
  }
  return group(serviceParts).schema.parse(sent)
}

test('the question of the example is one that our calls take, and tells everything', () => {
  const asked = Object.entries(serviceParts).flatMap(([part, { parts }]) =>
    Object.keys(parts).map((name) => `${part}.${name}`),
  )
  expect(told.map((row) => row['as it travels']).toSorted()).toEqual(asked.toSorted())
  expect(() => question()).not.toThrow()
})

test('the example has every material that is answered, in that order', () => {
  const { materials } = estimateByTariff(question())
  expect(answered.map(({ material }) => material)).toEqual(materials.map(({ material }) => material))
  expect(materials.some(({ refused }) => refused)).toBe(true)
})

describe.each(answered)('of $material', (row) => {
  const found = () => estimateByTariff(question()).materials.find(({ material }) => material === row.material)

  test('the example says what the sandbox answers', () => {
    const { priceCents, savingM3, refused } = found() ?? {}
    expect(row.refused).toBe(refused ?? '')
    expect(row['price (€)']).toBe(priceCents === undefined ? '' : (priceCents / 100).toFixed(2))
    expect(row['gas saved (m³)']).toBe(String(savingM3 ?? ''))
  })

  test('price and saving follow from the other cells, and those from the tariff', () => {
    const cells = ['start (€)', 'per m² (€)', 'extras (€)', 'price (€)', 'saved per m² (m³)']
    const [start = 0, perSquareMetre = 0, extras = 0, price = 0, saved = 0] = cells.map((one) =>
      hundredths(row[one]),
    )
    if (found()?.refused)
      return expect([start, perSquareMetre, extras, price, saved]).toEqual([0, 0, 0, 0, 0])
    const surface = Number(row['surface (m²)'])
    expect(start + surface * perSquareMetre + extras).toBe(price)
    expect(Math.floor((surface * saved) / 100)).toBe(Number(row['gas saved (m³)']))
    expect({ start, perSquareMetre, savedTenths: saved / 10 }).toEqual(
      tariff.materials[row.material as keyof typeof tariff.materials],
    )
  })
})

test('the amounts of the extras are those of the tariff', () => {
  const { scaffold, pipework, skylight, finishing } = tariff.extras
  const [, words = ''] = page.split('The scaffold costs ')
  expect(
    [...(words.split('\n\n')[0] ?? '').matchAll(/\d+\.\d\d/g)].map(([amount]) => hundredths(amount)),
  ).toEqual([...[scaffold.perSquareMetre, pipework.perSquareMetre, skylight.start, finishing.perSquareMetre]])
})

test('what a visitor reads of the example is what follows from it', () => {
  const data = question()
  const told = estimatesOf({ data, tariff: estimateByTariff(data), day: '2026-11-25', cutoff: 1992 })
  expect(told.subsidy.measures).toBe(3)
  const rows = mainMeasures.flatMap((measure) =>
    materialsIn(told, measure).flatMap(({ material, sums }) =>
      sums
        ? [
            {
              read: material,
              'price (€)': sums.priceInCents / 100,
              'subsidy (€)': sums.subsidyInCents / 100,
              'remains (€)': sums.remainsInCents / 100,
              'saved a year (€)': sums.savingInCentsPerYear / 100,
              years: sums.paybackYears,
            },
          ]
        : [],
    ),
  )
  const inTable = rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([title, value]) => [title, String(value)])),
  )
  expect(tableOf('read')).toEqual(inTable)
})
