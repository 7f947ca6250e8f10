import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { insuranceTypes } from '../../../core/rules/insurance-packages.ts'
import { exampleInsuranceQuestion } from '../../ports/insurer.suite.ts'
import type { InsuranceQuestion } from '../../ports/insurer.ts'
import { compareByTariff } from './compare.ts'
import { tariffs } from './tariff.ts'

// Holds docs/insurance-tariff.md to the tariff: its figures must be the same, and its example is recomputed cell by cell.

const page = readFileSync('docs/insurance-tariff.md', 'utf8')

const cellsOf = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim().replace(/^`(.*)`$/, '$1'))

const rowsBelow = (head: string): string[][] =>
  page
    .split(`\n${head}\n`)
    .slice(1)
    .flatMap((table) => (table.split('\n\n')[0] ?? '').split('\n').slice(1).map(cellsOf))

/** The numbers of a tariff, each with its path, such as `Home.riskClass.5`. */
const figuresOf = (part: unknown, before = ''): [string, number][] => {
  if (typeof part === 'number') return [[before, part]]
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part).flatMap(([name, one]) => figuresOf(one, before ? `${before}.${name}` : name))
}

test('each figure of the tariff stands on the page, in both versions', () => {
  const [first, second] = tariffs.map(({ riskAreas: _areas, ...tariff }) => new Map(figuresOf(tariff)))
  const told = rowsBelow('| figure | `voorbeeld-2026-1` | `voorbeeld-2026-2` |')
  expect(told).toEqual(
    [...(first ?? [])].map(([name, figure]) => [name, String(figure), String(second?.get(name))]),
  )
  expect(told.length).toBeGreaterThan(100)
})

test('versions and risk areas are those of the tariff', () => {
  expect(rowsBelow('| version | from |')).toEqual(tariffs.map(({ version, from }) => [version, from]))
  for (const { riskAreas } of tariffs)
    expect(rowsBelow('| postcodes | class |')).toEqual(
      riskAreas.map(({ from, to, riskClass }) => [`${from} to ${to}`, String(riskClass)]),
    )
})

const question = (): InsuranceQuestion => JSON.parse(page.split('```json\n')[1]?.split('```')[0] ?? '')

/** The result of a sum that is written out: `160 + 29 × 50 - 8`. */
const worked = (text = ''): number =>
  text
    .replaceAll(' - ', ' + -')
    .split(' + ')
    .map((part) => part.split(' × ').reduce((product, factor) => product * Number(factor), 1))
    .reduce((sum, amount) => sum + amount, 0)

const rows = rowsBelow('| insurance | amounts | percent | options | premium | tax |')

test('the question of the example is that of the suite, and every insurance is worked out', () => {
  expect(question()).toEqual(exampleInsuranceQuestion)
  expect(rows.map(([insurance]) => insurance)).toEqual(insuranceTypes)
})

describe.each(rows)('of %s', (insurance, amounts, percent, options, premium, tax) => {
  test('the example says what the sandbox answers', () => {
    const { insurances } = compareByTariff(question())
    const found = insurances.find(({ insuranceType }) => insuranceType === insurance)
    expect([premium, tax]).toEqual([String(found?.premiumCents), String(found?.taxCents)])
  })

  test('premium and tax follow from the sums', () => {
    const hundredths = worked(amounts) * worked(percent)
    expect(Math.round(hundredths / 100) + worked(options)).toBe(Number(premium))
    expect(Math.round((Number(premium) * 21) / 100)).toBe(Number(tax))
  })
})

test('what is said below the example follows from it', () => {
  const [home] = rows
  expect(page).toContain(`the amounts are ${worked(home?.[1])}, of which ${worked(home?.[2])}%`)
  expect(page).toContain(`is ${(worked(home?.[1]) * worked(home?.[2])) / 100} and so 1877`)
  expect(page).toContain(`with options of ${worked(home?.[3])} that is ${home?.[4]}`)
  const [premiums, taxes] = [4, 5].map((column) => rows.reduce((sum, row) => sum + Number(row[column]), 0))
  const inEuros = (cents = 0) => `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')} euros`
  expect(page).toContain(`pays ${inEuros(premiums)} and ${inEuros(taxes)} of tax`)
})
