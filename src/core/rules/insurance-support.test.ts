import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { failures } from '../../../test/kit/failures.ts'
import { houseTypes } from './house-types.ts'
import { roofs, walls } from './insurance-codes.ts'
import { type InsuranceType, insuranceTypes } from './insurance-packages.ts'
import { purposes } from './insurance-purposes.ts'
import {
  refusingRuleFor,
  type SupportFacts,
  type SupportRule,
  supportedTypes,
  supportRules,
} from './insurance-support.ts'
import { insuranceCases } from './test-insurance-cases.ts'

const rules: readonly SupportRule[] = supportRules

const yesNo = [true, false] as const
const answers = {
  houseType: Object.values(houseTypes),
  wall: Object.values(walls),
  roof: Object.values(roofs),
  purpose: Object.values(purposes),
  isOwner: yesNo,
  isVacant: yesNo,
  isRented: yesNo,
  isMonument: yesNo,
  hasAsbestos: yesNo,
} as const satisfies Record<keyof SupportFacts, readonly unknown[]>
type Fact = keyof typeof answers
const factNames = Object.keys(answers) as Fact[]

const one = <T>(values: readonly T[]) => fc.option(fc.constantFrom(...values), { nil: undefined })
const anyFacts: fc.Arbitrary<SupportFacts> = fc.record({
  houseType: one(answers.houseType),
  wall: one(answers.wall),
  roof: one(answers.roof),
  purpose: one(answers.purpose),
  isOwner: one(yesNo),
  isVacant: one(yesNo),
  isRented: one(yesNo),
  isMonument: one(yesNo),
  hasAsbestos: one(yesNo),
})

const withoutSome = (facts: SupportFacts, kept: readonly Fact[]): SupportFacts =>
  Object.fromEntries(kept.map((name) => [name, facts[name]]))

describe('a home and the insurances that are supported for it', () => {
  it('are those of every case', async () => {
    expect(
      await failures(insuranceCases, ({ facts, expects }) => {
        const told = insuranceTypes.map((type) => [type, refusingRuleFor(facts, type)?.key ?? 'possible'])
        expect(Object.fromEntries(told)).toEqual(expects)
        expect(supportedTypes(facts, insuranceTypes)).toEqual(
          insuranceTypes.filter((type) => expects[type] === 'possible'),
        )
      }),
    ).toEqual([])
  })

  it('every case cites the paragraph of each rule that decides about it', () => {
    for (const { who, cites, expects } of insuranceCases)
      for (const rule of rules.filter(({ key }) => (Object.values(expects) as string[]).includes(key)))
        expect(
          cites.some(({ source }) => rule.source.includes(source)),
          `${who}: ${rule.source}`,
        ).toBe(true)
  })

  it('every rule decides about somebody, for each insurance that it refuses, and says why', () => {
    for (const { key, refuses, sentence: says, source } of rules) {
      for (const type of refuses)
        expect(
          insuranceCases.filter(({ expects }) => expects[type] === key),
          `${key}, ${type}`,
        ).not.toEqual([])
      expect(source).toMatch(/^(spec 002 section [\d.]+|ADR \d{3}\b)/)
      expect(says).toMatch(/^\p{Lu}.*[.]$/u)
    }
    expect(new Set(rules.map(({ key }) => key)).size).toBe(rules.length)
    expect(new Set(rules.map(({ sentence: says }) => says)).size).toBe(rules.length)
  })

  it('every two answers stand together in a case', () => {
    const pairsOf = (facts: Readonly<Partial<Record<Fact, unknown>>>) =>
      factNames.flatMap((first, at) =>
        factNames.slice(at + 1).map((second) => `${first} ${facts[first]}, ${second} ${facts[second]}`),
      )
    const met = new Set(insuranceCases.flatMap(({ facts }) => pairsOf(facts)))
    const wanted = factNames.flatMap((first, at) =>
      factNames
        .slice(at + 1)
        .flatMap((second) =>
          answers[first].flatMap((a) => answers[second].map((b) => `${first} ${a}, ${second} ${b}`)),
        ),
    )
    expect(wanted.length).toBeGreaterThan(250)
    expect(wanted.filter((pair) => !met.has(pair))).toEqual([])
  })
})

describe('whatever is known of a home', () => {
  it('an answer that is not there yet rules nothing out', () => {
    expect(supportedTypes({}, insuranceTypes)).toEqual(insuranceTypes)
    fc.assert(
      fc.property(anyFacts, fc.subarray(factNames), (facts, kept) => {
        const known = supportedTypes(withoutSome(facts, kept), insuranceTypes)
        expect(known).toEqual(expect.arrayContaining(supportedTypes(facts, insuranceTypes)))
      }),
    )
  })

  it('one more answer never makes an insurance possible again', () => {
    fc.assert(
      fc.property(anyFacts, anyFacts, fc.constantFrom(...insuranceTypes), (facts, more, type) => {
        const known = Object.fromEntries(Object.entries(facts).filter(([, answer]) => answer !== undefined))
        if (refusingRuleFor(facts, type)) expect(refusingRuleFor({ ...more, ...known }, type)).toBeDefined()
      }),
    )
  })

  it('an insurance is supported whatever else is asked with it, in the order in which they are asked', () => {
    const some = fc.shuffledSubarray<InsuranceType>([...insuranceTypes])
    fc.assert(
      fc.property(anyFacts, some, fc.shuffledSubarray(factNames, { minLength: 9 }), (facts, types, names) => {
        const possible = insuranceTypes.filter((type) => refusingRuleFor(facts, type) === undefined)
        expect(supportedTypes(withoutSome(facts, names), types)).toEqual(
          types.filter((type) => possible.includes(type)),
        )
      }),
    )
  })

  it('an insurance is refused when a rule applies, whichever stands first', () => {
    fc.assert(
      fc.property(anyFacts, fc.constantFrom(...insuranceTypes), (facts, type) => {
        const applying = rules.filter(({ refuses, applies }) => refuses.includes(type) && applies(facts))
        expect(refusingRuleFor(facts, type)?.key).toBe(applying[0]?.key)
      }),
    )
  })

  it('liability and legal assistance are never refused', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        expect(supportedTypes(facts, ['Legal', 'Liability'])).toEqual(['Legal', 'Liability'])
      }),
    )
  })
})
