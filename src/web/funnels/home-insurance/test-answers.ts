import { expect } from 'vitest'
import {
  type AskedAnswers,
  allCases,
  type Case,
  type DrawnAnswers,
  drawAnswers,
  isInsurable,
} from '../../../../test/kit/insurance-answers.ts'
import { randomFrom } from '../../../../test/kit/random.ts'
import { validate } from '../../../core/contract/home-insurance/home-insurance-calls.ts'
import { validate as operation } from '../../../core/contract/home-insurance/home-insurance-operations.ts'
import { firstErrors } from '../../../core/fields/brick/first-error.ts'
import type { AnyGroup } from '../../../core/fields/brick/group.ts'
import { required } from '../../../core/fields/brick/sentences.ts'
import { fieldToday } from '../../../core/fields/brick/today.ts'
import { judge } from '../../../core/insurance/judge.ts'
import { holdsForEach } from '../../engine/testing/test-failures.ts'
import { openFunnel } from '../../engine/testing/test-open.ts'
import { homePackage } from './home-insurance-funnel.ts'
import { type AllKnown, ruleInputOf } from './situation.ts'

// The browser validates answers as the API does: with the same sentences at the same questions.

const today = fieldToday()
const seed = Number(process.env.SEED ?? Math.trunc(Math.random() * 1_000_000_000))
const settled = () => new Promise((done) => setTimeout(done, 0))
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value))
/** All combinations that can be insured. */
export const cases = allCases.filter(isInsurable)

/** Converts an answer to the form of its control: texts, and days in three parts. */
const typed = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(typed)
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, typed(one)]))
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(String(value)) ?? []
  return year ? { day, month, year } : String(value)
}

const put = (store: ReturnType<typeof openFunnel>['store'], path: string, value: unknown): void => {
  // A day, a list and an address are answered in parts.
  if (typeof value === 'object' && value !== null)
    for (const [name, one] of Object.entries(value))
      put(store, Array.isArray(value) ? `${path}[${name}]` : `${path}.${name}`, one)
  else store.set(path, value)
}

/** The drawn answers by the names of the form, which asks the street of every address as `streetName`. */
const asTyped = ({ rechtsbijstand, ...others }: DrawnAnswers['all']) => ({
  ...others,
  rechtsbijstand: {
    ...rechtsbijstand,
    realEstateProperties: rechtsbijstand.realEstateProperties.map(({ street: streetName, ...rest }) => ({
      ...rest,
      streetName,
    })),
  },
})

const emptied = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? { day: '', month: '', year: '' } : ''

/** Opens the calculator and answers every question, whether it is asked or not. */
const filled = async (of: DrawnAnswers) => {
  const opened = openFunnel(homePackage, {
    properties: { price: 3450 },
    today,
  })
  const { store } = opened
  await settled()
  const { property, packages, all } = of
  const { postcode, houseNumber, streetName, placeName, dateOfBirth } = property
  const home = { postcode, houseNumber, addition: '', streetName, city: placeName }
  for (const [name, value] of Object.entries({
    ...{ home, dateOfBirth, rooms: property.numberOfRooms, family: property.familyComposition },
    ...{ wall: 'stone', roof: property.roofType, isRight: 'no', houseType: property.propertyType },
    ...{ wantsQuote: 'no', ...asTyped(all) },
  }))
    put(store, name, typed(value))
  store.set('packages', packages)
  await settled()
  return opened
}

type Store = Awaited<ReturnType<typeof filled>>['store']

const finalBlocks = ['finalQuestions', 'legalQuestionnaire']
const errorsAt = (store: Store, step: string): Record<string, string> =>
  (store.getSnapshot().derived.errors as Record<string, Record<string, string>>)[step] ?? {}

const next = async (store: Store, step: string) => {
  await store.next()
  await settled()
  expect(store.getSnapshot().step, JSON.stringify(store.getSnapshot().derived.errors)).toBe(step)
}

/** Opens the calculator at its third step, with every question answered. */
const atTheThird = async (of: DrawnAnswers) => {
  const opened = await filled(of)
  const { store } = opened
  await next(store, 'premie')
  await next(store, 'aanvullende-gegevens')
  const { rechtsbijstand } = asTyped(of.all)
  store.setCount('rechtsbijstand.realEstateProperties', rechtsbijstand.realEstateProperties.length)
  put(store, 'rechtsbijstand', typed(rechtsbijstand))
  return opened
}

const personal = {
  ...{ 'person.salutation': '1', 'person.initials': 'J.P.', 'person.lastName': 'Berg' },
  ...{ 'contact.email': 'wie@voorbeeld.nl', 'contact.emailAgain': 'wie@voorbeeld.nl' },
  ...{ mobile: '0612345678', iban: 'NL91ABNA0417164300', differentHomeAddress: 'no' },
  hasCancellationService: 'no',
}

/** This end date may be left empty by who has forgotten it. */
const mayStayEmpty = 'endDatePreviousLegalCounselInsurer'

/** Random answers of `many` people, each with the seed that reproduces them. */
const drawn = (many: number) =>
  Array.from({ length: many }, (_, at) => {
    const own = seed + at
    const random = randomFrom(own)
    return { own, random, of: drawAnswers(random, cases[own % cases.length] as Case, today) }
  })

/**
 * Checks for `many` random people that their answers are sent to be validated as the API takes them, and nothing that is not
 * asked.
 */
export const sentAsAsked = (many: number) =>
  holdsForEach(
    drawn(many),
    ({ own }) => `SEED=${own}`,
    async ({ of }) => {
      const { store, environment } = await atTheThird(of)
      await next(store, 'slotvragen')
      for (const [path, value] of Object.entries(personal)) store.set(path, value)
      await next(store, 'opzegservice')
      await store.next()
      const [made] = environment.callsOf(validate)
      const body = made?.input.body as { answers: AskedAnswers }
      expect(firstErrors(operation.body as AnyGroup, body)).toEqual({})
      const { insurances, property: _, knownPropertyType: __, knownProperty: ___, ...blocks } = body.answers
      const { rechtsbijstand } = of.asked
      // spec 002 section 3.3: what goes along with the answers about legal assistance, and is not asked
      const along = rechtsbijstand && {
        insureStandard: 'yes',
        numberOfRealProperties: (rechtsbijstand.realEstateProperties as unknown[] | undefined)?.length,
      }
      expect([insurances, plain(blocks)]).toEqual([
        of.packages,
        plain({ ...of.asked, ...(along && { rechtsbijstand: { ...rechtsbijstand, ...along } }) }),
      ])
    },
  )

/**
 * Checks for `many` random people that a missing answer is refused with the sentence of the API. Each check validates everything
 * anew.
 */
export const refusedWithoutOne = (many: number) =>
  holdsForEach(
    drawn(many),
    ({ own }) => `SEED=${own}`,
    async ({ random, of }) => {
      const { store } = await atTheThird(of)
      expect(errorsAt(store, 'aanvullende-gegevens')).toEqual({})
      const all = Object.entries(of.asked).flatMap(([block, fields]) =>
        Object.entries(fields)
          // The parts of an address have sentences of their own.
          .filter(([field, value]) => typeof value !== 'object' && field !== mayStayEmpty)
          .map(([field, value]) => ({ block, path: `${block}.${field}`, value })),
      )
      for (let left = 8; left > 0; left--) {
        const { block, path, value } = random.of(all)
        put(store, path, emptied(typed(value)))
        const known = store.getSnapshot().derived.known as AllKnown
        const byServer = judge(ruleInputOf(known, { read: () => undefined }))[path]
        const step = finalBlocks.includes(block) ? 'slotvragen' : 'aanvullende-gegevens'
        expect([errorsAt(store, step)[path], byServer], path).toEqual([required, [required]])
        // Answers that disappeared with that question are filled in again.
        for (const [name, one] of Object.entries(of.all[block as 'opstal']))
          if (typeof one !== 'object') put(store, `${block}.${name}`, typed(one))
      }
    },
  )
