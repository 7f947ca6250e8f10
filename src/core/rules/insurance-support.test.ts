import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { houseTypes } from './house-types.ts'
import { purposes, roofs, walls } from './insurance-codes.ts'
import { insuranceTypes } from './insurance-packages.ts'
import { refusedInsurance, type SupportFacts, supportRules } from './insurance-support.ts'
import { insuranceCases } from './test-insurance-cases.ts'

const refusedOf = (facts: SupportFacts) => insuranceTypes.filter((type) => refusedInsurance(facts, type))

test.each(insuranceCases)('$who: $refused', ({ facts, refused }) => {
  expect(refusedOf(facts)).toEqual(refused)
})

describe('the cases', () => {
  const spec = (name: string) => readFileSync(new URL(`../../../docs/spec/${name}`, import.meta.url), 'utf8')
  const texts = [spec('002_93246ad9dda7fc18.txt'), spec('README.md').replaceAll('`', '')].join('\n')
  const cited = insuranceCases.flatMap(({ cites }) => cites)

  test('are forty at least, each of its own facts, and each cites a paragraph', () => {
    expect(insuranceCases.length).toBeGreaterThanOrEqual(40)
    expect(new Set(insuranceCases.map(({ facts }) => JSON.stringify(facts))).size).toBe(insuranceCases.length)
    for (const { who, cites } of insuranceCases) expect(cites.length, who).toBeGreaterThan(0)
  })

  test.each([...new Set(cited)])('%s', (cite) => {
    const [, words = ''] = /`(.+)`$/.exec(cite) ?? []
    expect(words).not.toBe('')
    expect(texts).toContain(words)
  })

  test('hit every rule, as the first reason of an insurance', () => {
    const hit = insuranceCases.flatMap(({ facts }) =>
      insuranceTypes.map((type) => refusedInsurance(facts, type)?.key),
    )
    for (const { key } of supportRules) expect(hit).toContain(key)
  })
})

const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined })
const someFacts: fc.Arbitrary<SupportFacts> = fc.record({
  houseType: maybe(fc.constantFrom(...Object.values(houseTypes))),
  wall: maybe(fc.constantFrom(...Object.values(walls))),
  roof: maybe(fc.constantFrom(...Object.values(roofs))),
  purpose: maybe(fc.constantFrom(...Object.values(purposes))),
  isOwner: maybe(fc.boolean()),
  isVacant: maybe(fc.boolean()),
  isRented: maybe(fc.boolean()),
  isMonument: maybe(fc.boolean()),
  hasAsbestos: maybe(fc.boolean()),
})

test('what is not answered yet rules nothing out, and another answer makes nothing possible again', () => {
  fc.assert(
    fc.property(
      someFacts,
      fc.constantFrom('houseType', 'roof', 'purpose', 'isOwner', 'isVacant'),
      (facts, left) => {
        const fewer = refusedOf({ ...facts, [left]: undefined })
        expect(refusedOf(facts)).toEqual(expect.arrayContaining(fewer))
      },
    ),
  )
})

test('liability and legal assistance hang on nobody’s home', () => {
  fc.assert(
    fc.property(someFacts, (facts) => {
      expect(refusedOf(facts)).not.toContain('Liability')
      expect(refusedOf(facts)).not.toContain('Legal')
    }),
  )
})
