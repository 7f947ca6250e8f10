import { describe, expect, test } from 'vitest'
import { failures } from '../../../../test/kit/failures.ts'
import { houseTypes } from '../../../core/rules/house-types.ts'
import { families } from '../../../core/rules/insurance-codes.ts'
import type { InsuranceType } from '../../../core/rules/insurance-packages.ts'
import { insuranceTypes } from '../../../core/rules/insurance-packages.ts'
import { exampleInsuranceQuestion, plainQuestion } from '../../ports/insurer.suite.ts'
import type { InsuranceQuestion } from '../../ports/insurer.ts'
import { compareByTariff } from './compare.ts'
import { type SandboxTariff, tariffOn, tariffs } from './tariff.ts'

const refusedIn = (question: InsuranceQuestion) =>
  Object.fromEntries(
    compareByTariff(question).insurances.flatMap(({ insuranceType, refused }) =>
      refused === undefined ? [] : [[insuranceType, refused]],
    ),
  )
const corrected = (corrections: InsuranceQuestion['corrections']): InsuranceQuestion => ({
  ...plainQuestion,
  corrections,
})
const eachOf = (types: readonly InsuranceType[], code: string) =>
  Object.fromEntries(types.map((one) => [one, code]))

describe('an insurance is refused', () => {
  test.each<[string, InsuranceQuestion, object]>([
    ['of an ordinary house: none', plainQuestion, {}],
    [
      'a day before somebody is 18: every one',
      { ...plainQuestion, dateOfBirth: '2008-11-21' },
      eachOf(insuranceTypes, 'too-young'),
    ],
    ['on the day that somebody is 18: none', { ...plainQuestion, dateOfBirth: '2008-11-20' }, {}],
    [
      'to somebody who is not born yet: every one',
      { ...plainQuestion, dateOfBirth: '2027-01-01' },
      eachOf(insuranceTypes, 'too-young'),
    ],
    ['that costs a million to build: none', corrected({ rebuildValueCents: 1_000_000_00 }), {}],
    [
      'that costs more to build',
      corrected({ rebuildValueCents: 1_000_000_01 }),
      eachOf(['Home'], 'value-too-high'),
    ],
    ['that is valued at a million and a half: none', corrected({ wozCents: 1_500_000_00 }), {}],
    ['that is valued higher', corrected({ wozCents: 1_500_000_01 }), eachOf(['Content'], 'value-too-high')],
    [
      'to somebody too young of a home worth too much: for the age',
      { ...corrected({ wozCents: 9_000_000_00 }), dateOfBirth: '2010-01-01' },
      eachOf(insuranceTypes, 'too-young'),
    ],
  ])('%s', (_name, question, refused) => {
    expect(refusedIn(question)).toEqual(refused)
  })
})

test.each([
  ['2025-06-01', 'voorbeeld-2026-1'],
  ['2026-01-01', 'voorbeeld-2026-1'],
  ['2026-06-30', 'voorbeeld-2026-1'],
  ['2026-07-01', 'voorbeeld-2026-2'],
  ['2030-01-01', 'voorbeeld-2026-2'],
])('on %s the tariff %s holds', (day, version) => {
  expect(compareByTariff({ ...plainQuestion, day }).tariff).toEqual({
    source: 'Voorbeeldtarief',
    version,
    from: tariffOn(day).from,
    isExample: true,
  })
})

test('another version is another price of every insurance', () => {
  const costs = (day: string) => compareByTariff({ ...exampleInsuranceQuestion, day }).insurances
  const before = costs('2026-06-30')
  // Of the liability insurance only the option without own risk became dearer.
  for (const [at, { insuranceType, premiumCents }] of costs('2026-07-01').entries())
    expect(premiumCents === before[at]?.premiumCents, insuranceType).toBe(insuranceType === 'Liability')
  const withoutOwnRisk: InsuranceQuestion = { ...plainQuestion, cover: { liability: { ownRisk: false } } }
  const liability = (day: string) =>
    compareByTariff({ ...withoutOwnRisk, day, types: ['Liability'] }).insurances[0]?.premiumCents
  expect(liability('2026-07-01')).toBe((liability('2026-06-30') ?? 0) + 5)
})

test('versions stand in the order of their days, each with a name and figures of its own', () => {
  const days = tariffs.map(({ from }) => from)
  expect(days.toSorted()).toEqual(days)
  expect(new Set(days).size).toBe(tariffs.length)
  expect(new Set(tariffs.map(({ version }) => version)).size).toBe(tariffs.length)
  const figures = tariffs.map((one) => JSON.stringify({ ...one, version: '', from: '' }))
  expect(new Set(figures).size).toBe(tariffs.length)
  expect(tariffs.every(({ voorbeeldtarief }) => voorbeeldtarief)).toBe(true)
})

test('risk areas do not overlap', () => {
  for (const { riskAreas } of tariffs)
    for (const [at, { from, to }] of riskAreas.entries()) {
      expect(from).toBeLessThanOrEqual(to)
      expect(from).toBeGreaterThan(riskAreas[at - 1]?.to ?? 999)
    }
})

test('what is corrected counts, and what is corrected as nothing does not', () => {
  const known = compareByTariff(plainQuestion)
  const nothing = { ...exampleInsuranceQuestion.corrections }
  for (const name of Object.keys(nothing)) Object.assign(nothing, { [name]: undefined })
  expect(compareByTariff(corrected(nothing))).toEqual(known)
  for (const corrections of [
    { houseType: houseTypes.detached },
    { constructionYear: 1901 },
    { livingAreaSize: 180 },
    { rebuildValueCents: 480_000_00 },
  ]) {
    const [home] = compareByTariff(corrected(corrections)).insurances
    expect(home?.premiumCents, Object.keys(corrections)[0]).toBeGreaterThan(
      known.insurances[0]?.premiumCents ?? 0,
    )
  }
})

/** Questions in which every figure of a tariff counts at least once. */
const questions = (): InsuranceQuestion[] => {
  const { cover } = exampleInsuranceQuestion
  const varied = (name: 'building' | 'contents' | 'legal', options: object): InsuranceQuestion => ({
    ...exampleInsuranceQuestion,
    cover: { ...cover, [name]: { ...cover[name], ...options } },
  })
  const [tariff] = tariffs
  const { contents, legal } = {
    contents: Object.entries(tariff.Content),
    legal: Object.entries(tariff.Legal).filter(([name]) => name !== 'family'),
  }
  const amounts = (part: 'contents' | 'legal', figures: [string, unknown][]) =>
    figures
      .filter(([name, prices]) => typeof prices === 'object' && name !== 'family')
      .flatMap(([name, prices]) =>
        Object.keys(prices as object).map((amount) => varied(part, { [name]: Number(amount) })),
      )
  const place = (digits: number): InsuranceQuestion => ({
    ...exampleInsuranceQuestion,
    address: { ...exampleInsuranceQuestion.address, postcode: `${digits}AA` },
  })
  return [
    exampleInsuranceQuestion,
    ...tariff.riskAreas.flatMap(({ from, to }) => [from - 1, from, to, to + 1].map(place)),
    ...['1979-01-01', '1950-01-01', '1961-11-20', '1996-11-20', '1996-11-21', '2008-11-20'].map(
      (dateOfBirth) => ({ ...exampleInsuranceQuestion, dateOfBirth }),
    ),
    ...Object.values(families).map((family) => ({ ...exampleInsuranceQuestion, family })),
    ...Object.values(houseTypes).map((houseType) => corrected({ houseType })),
    ...[1800, 1919, 1920, 1959, 1960, 1991, 1992].map((constructionYear) => corrected({ constructionYear })),
    ...([0, 100, 250, 500] as const).map((ownRisk) => ({
      ...exampleInsuranceQuestion,
      cover: { ...cover, ownRisk },
    })),
    corrected({ rebuildValueCents: 1_000_000_00 }),
    corrected({ wozCents: 1_500_000_00 }),
    { ...exampleInsuranceQuestion, isStone: false },
    { ...exampleInsuranceQuestion, cover: { ...cover, liability: { ownRisk: false } } },
    ...amounts('contents', contents),
    ...amounts('legal', legal),
  ]
}

const figuresOf = (part: unknown, before: readonly string[] = []): (readonly string[])[] => {
  if (typeof part === 'number') return [before]
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part).flatMap(([name, one]) => figuresOf(one, [...before, name]))
}

const withFigure = (part: unknown, [name = '', ...rest]: readonly string[], change: number): unknown => {
  if (name === '') return Number(part) + change
  const value = withFigure((part as Record<string, unknown>)[name], rest, change)
  return Array.isArray(part) ? part.with(Number(name), value) : { ...(part as object), [name]: value }
}

test('every figure of a tariff changes some price', async () => {
  const asked = questions()
  const answers = (tariff: SandboxTariff) =>
    JSON.stringify(asked.map((question) => compareByTariff(question, tariff).insurances))
  const before = answers(tariffs[0])
  expect(
    await failures(figuresOf(tariffs[0]), (path) => {
      const changes = [5, -5].map((change) => withFigure(tariffs[0], path, change) as SandboxTariff)
      expect(changes.some((tariff) => answers(tariff) !== before)).toBe(true)
    }),
  ).toEqual([])
})
