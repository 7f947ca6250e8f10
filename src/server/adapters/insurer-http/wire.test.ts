import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { failures } from '../../../../test/kit/failures.ts'
import {
  artAmounts,
  businessAmounts,
  computerAmounts,
  externalCosts,
  filmAmounts,
  jewelleryAmounts,
  lawyerCosts,
  legalOwnRisks,
  outdoorAmounts,
  ownersInterests,
  ownRisks,
} from '../../../core/insurance/cover.ts'
import { families } from '../../../core/rules/insurance-codes.ts'
import { insuranceTypes } from '../../../core/rules/insurance-packages.ts'
import { exampleQuestion } from '../../ports/insurer.suite.ts'
import type { InsuranceQuestion } from '../../ports/insurer.ts'
import { codeOf, familyWords, houseWords, insuranceWords } from './codes.ts'
import { calls, toComparisonBody } from './wire.ts'

type Tree = { [name: string]: unknown }

const partsOf = (path: string) => path.split('.')
const read = (tree: unknown, path: string): unknown =>
  partsOf(path).reduce<unknown>((part, name) => (part as Tree | undefined)?.[name], tree)
/** The tree with another value at this path. */
const changed = (tree: unknown, path: string, value: unknown): unknown => {
  const [name = '', ...rest] = partsOf(path)
  const of = tree as Tree
  return { ...of, [name]: rest.length === 0 ? value : changed(of[name], rest.join('.'), value) }
}

const bodyOf = (question: unknown) =>
  JSON.parse(JSON.stringify(calls.compare.body?.parse(toComparisonBody(question as InsuranceQuestion))))

/** Where each answer stands here, where it stands for the partner, and the values that it can have, theirs where they differ. */
const answers: readonly (readonly [string, string, readonly unknown[], Readonly<Record<string, string>>?])[] =
  [
    ['address.postcode', 'address.postal_code', ['9711LM']],
    ['address.houseNumber', 'address.house_number', [1, 99_999]],
    ['address.addition', 'address.addition', ['2-hoog']],
    ['address.streetName', 'address.street', ['Kade']],
    ['address.city', 'address.city', ['Groningen']],
    ['day', 'day', ['2027-01-01']],
    ['rooms', 'rooms', [1, 2, 3, 4, 6, 7, 8, 9]],
    ['isStone', 'stone', [false]],
    ['dateOfBirth', 'date_of_birth', ['2004-02-29']],
    ['family', 'family', Object.values(families), familyWords],
    ['corrections.houseType', 'corrections.house_type', Object.keys(houseWords), houseWords],
    ['corrections.constructionYear', 'corrections.construction_year', [1931]],
    ['corrections.livingAreaSize', 'corrections.living_area', [1, 9999]],
    ['corrections.rebuildValueCents', 'corrections.rebuild_value_cents', [1, 999_999_99]],
    ['corrections.wozCents', 'corrections.woz_cents', [1, 999_999_99]],
    ['cover.ownRisk', 'cover.own_risk', ownRisks],
    ['cover.building.sustainableRepair', 'cover.building.sustainable_repair', [false]],
    ['cover.building.outbuildingsSurface', 'cover.building.outbuildings_area', [26, 60]],
    ['cover.building.garage.surface', 'cover.building.garage.area', [1, 99]],
    ['cover.building.garage.rebuildsOver100000', 'cover.building.garage.rebuilds_over_100000', [false]],
    ['cover.contents.sustainableRepair', 'cover.contents.sustainable_repair', [false]],
    ['cover.contents.ownersInterest', 'cover.contents.owners_interest', ownersInterests],
    ['cover.contents.glass', 'cover.contents.glass', [false]],
    ['cover.contents.outdoor', 'cover.contents.outdoor', outdoorAmounts],
    ['cover.contents.jewellery', 'cover.contents.jewellery', jewelleryAmounts],
    ['cover.contents.computer', 'cover.contents.computer', computerAmounts],
    ['cover.contents.film', 'cover.contents.film', filmAmounts],
    ['cover.contents.antique', 'cover.contents.antique', artAmounts],
    ['cover.contents.instruments', 'cover.contents.instruments', artAmounts],
    ['cover.contents.business', 'cover.contents.business', businessAmounts],
    ['cover.contents.cyber', 'cover.contents.cyber', [false]],
    ['cover.liability.ownRisk', 'cover.liability.own_risk', [false]],
    ['cover.legal.traffic', 'cover.legal.traffic', [false]],
    ['cover.legal.income', 'cover.legal.income', [false]],
    ['cover.legal.wealth', 'cover.legal.wealth', [false]],
    ['cover.legal.properties', 'cover.legal.properties', [1, 5]],
    ['cover.legal.rentalContracts', 'cover.legal.rental_contracts', [0, 5]],
    ['cover.legal.externalCosts', 'cover.legal.external_costs', externalCosts],
    ['cover.legal.lawyerCosts', 'cover.legal.lawyer_costs', lawyerCosts],
    ['cover.legal.franchise', 'cover.legal.franchise', legalOwnRisks],
    ['cover.legal.ownRisk', 'cover.legal.own_risk', legalOwnRisks],
  ]

test('every answer stands at its own place for the partner, and nowhere else', async () => {
  expect(
    await failures(
      answers.map(([ours, theirs, values, words]) => ({ ours, theirs, values, words })),
      ({ ours, theirs, values, words }) => {
        const example = bodyOf(exampleQuestion)
        let different = 0
        for (const value of values) {
          const said = words?.[String(value)] ?? value
          if (read(example, theirs) !== said) different++
          expect(bodyOf(changed(exampleQuestion, ours, value))).toEqual(changed(example, theirs, said))
        }
        expect(different).toBeGreaterThan(0)
      },
    ),
  ).toEqual([])
})

const leavesOf = (tree: unknown, before = ''): string[] =>
  typeof tree === 'object' && tree !== null && !Array.isArray(tree)
    ? Object.entries(tree).flatMap(([name, part]) => leavesOf(part, before ? `${before}.${name}` : name))
    : [before]

test('every answer that there is travels', () => {
  const travelling = answers.map(([ours]) => ours).concat('types')
  expect(travelling.toSorted()).toEqual(leavesOf(exampleQuestion).toSorted())
  const theirs = answers.map(([, path]) => path).concat('insurances')
  expect(leavesOf(bodyOf(exampleQuestion)).toSorted()).toEqual(theirs.toSorted())
})

test.each(insuranceTypes)('%s is asked about by the word of the partner', (type) => {
  expect(bodyOf({ ...exampleQuestion, types: [type] }).insurances).toEqual([insuranceWords[type]])
})

test.each([
  ['insurances', insuranceWords],
  ['kinds of home', houseWords],
  ['families', familyWords],
])('words for %s lead back to our codes, each to one', (_name, words) => {
  const pairs = Object.entries(words)
  expect(pairs.map(([, word]) => codeOf<string, string>(words, word))).toEqual(pairs.map(([code]) => code))
  expect(new Set(Object.values(words)).size).toBe(pairs.length)
})

test('what is not known, and what was not chosen, is left out', () => {
  const { corrections, cover } = bodyOf({ ...exampleQuestion, corrections: {}, cover: { legal: {} } })
  expect({ corrections, cover }).toEqual({ corrections: {}, cover: { legal: {} } })
})

test('the questions and answers of docs/partners.md are ones that travel', () => {
  const [, section = ''] = readFileSync('docs/partners.md', 'utf8').split('## Insurer: the calls')
  const [home, question, answer] = [...section.matchAll(/```json\n([\s\S]*?)```/g)].map(([, text = '']) =>
    JSON.parse(text),
  )
  expect(calls.home.answer.parse(home)).toEqual(home)
  expect(calls.compare.body?.parse(question)).toEqual(question)
  expect(calls.compare.answer.parse(answer)).toEqual(answer)
})
