import { describe, expect, test } from 'vitest'
import {
  type AskedAnswers,
  allCases,
  type Case,
  type DrawnAnswers,
  drawAnswers,
} from '../../../test/kit/insurance-answers.ts'
import { submitBody } from '../../../test/kit/insurance-bodies.ts'
import { type Random, randomFrom } from '../../../test/kit/random.ts'
import { compare, submit } from '../contract/home-insurance/home-insurance-operations.ts'
import { firstErrors } from '../fields/brick/first-error.ts'
import type { AnyGroup } from '../fields/brick/group.ts'
import { fieldToday } from '../fields/brick/today.ts'
import type { HouseType } from '../rules/house-types.ts'
import type { RuleInput } from './answer-rules.ts'
import type { BlockAnswers } from './blocks.ts'
import { askedAnswers, judge } from './judge.ts'
import { premiumAnswersOf } from './premium-answers.ts'

const seed = Number(process.env.SEED ?? Math.trunc(Math.random() * 1_000_000_000))
const rounds = 300
const accepted = { code: '7KQM-X4TF', premium: 5021 }

/** Random answers for each case in turn. Each set has a seed of its own: with `SEED=… vitest` it comes first again. */
const drawn = function* (many: number): Generator<{ of: DrawnAnswers; random: Random; name: string }> {
  for (let own = seed; own < seed + many; own++) {
    const random = randomFrom(own)
    const one = allCases[own % allCases.length] as Case
    yield { of: drawAnswers(random, one, fieldToday()), random, name: `SEED=${own}` }
  }
}

const bodyOf = ({ body }: { body: unknown }): AnyGroup => body as AnyGroup
const submitted = bodyOf(submit)
const compared = bodyOf(compare)

const parse = (of: DrawnAnswers, blocks: AskedAnswers, name: string) => {
  const sent = submitBody(of, accepted, blocks)
  const { success, data } = submitted.schema.safeParse(sent)
  if (!success) expect(firstErrors(submitted, sent), name).toEqual({})
  return data as { answers: BlockAnswers }
}

const toldOf = ({ packages, property }: DrawnAnswers, answers: BlockAnswers): RuleInput => ({
  packages,
  houseType: property.propertyType as HouseType,
  home: property,
  dateOfBirth: property.dateOfBirth,
  answers,
})

const blocksOf = ({ answers }: { answers: BlockAnswers }): BlockAnswers => {
  const { general, opstal, inboedel, avp, rechtsbijstand, finalQuestions, legalQuestionnaire } = answers
  return { general, opstal, inboedel, avp, rechtsbijstand, finalQuestions, legalQuestionnaire }
}

const fieldsOf = (blocks: AskedAnswers) =>
  Object.entries(blocks).flatMap(([block, fields]) =>
    Object.keys(fields).map((field) => [block, field] as const),
  )

const without = (answers: BlockAnswers, block: string, field: string): BlockAnswers => {
  const { [field]: _, ...rest } = (answers as AskedAnswers)[block] ?? {}
  return { ...answers, [block]: rest }
}

/** The field may stay empty: somebody may have forgotten until when they were insured. */
const mayStayEmpty = ['endDatePreviousLegalCounselInsurer']
const required = 'Dit is een verplicht veld.'
const addressSentences = {
  postcode: 'Voer een postcode in.',
  houseNumber: 'Voer een huisnummer in.',
  streetName: required,
  city: required,
}

/** The body without undefined fields, as JSON carries it. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

describe(`${rounds} random sets of answers to the questions of the text`, () => {
  test('are right, and give a question that can be priced', () => {
    for (const { of, name } of drawn(rounds)) {
      const told = toldOf(of, blocksOf(parse(of, of.asked, name)))
      const asked = askedAnswers(told)
      expect(plain(asked), name).toEqual(of.asked)
      expect(judge({ ...told, answers: asked }), name).toEqual({})
      const { success } = compared.schema.safeParse({ ...of.property, ...premiumAnswersOf(asked) })
      expect(success, name).toBe(true)
    }
  })

  test('leave of an answer to everything only what the text asks', () => {
    for (const { of, name } of drawn(rounds / 4)) {
      const told = toldOf(of, blocksOf(parse(of, of.all as unknown as AskedAnswers, name)))
      expect(plain(askedAnswers(told)), name).toEqual(of.asked)
    }
  })

  test('are refused without an answer that is asked, with its sentence, and without no other', () => {
    for (const { of, random, name } of drawn(rounds / 4)) {
      const { answers } = parse(of, of.asked, name)
      const [block, field] = random.of(fieldsOf(of.asked))
      const errors = judge(toldOf(of, without(answers, block, field)))
      const said = errors[`${block}.${field}`]
      if (mayStayEmpty.includes(field)) expect(said, `${name} ${block}.${field}`).toBeUndefined()
      else expect(said, `${name} ${block}.${field}`).toEqual([required])
    }
  })

  test('are refused without what is in an address, at its field', () => {
    for (const { of, random, name } of drawn(rounds / 10)) {
      const part = random.of(['postcode', 'houseNumber', 'streetName', 'city'] as const)
      const named = part === 'streetName' ? 'street' : part
      const answers = {
        opstal: { ...of.all.opstal, garageAddress: { ...of.all.opstal.garageAddress, [part]: '' } },
        rechtsbijstand: {
          ...of.all.rechtsbijstand,
          realEstateProperties: of.all.rechtsbijstand.realEstateProperties.map((one) => ({
            ...one,
            [named]: '',
          })),
        },
      }
      const errors = firstErrors(submitted, submitBody(of, accepted, { ...of.asked, ...answers }))
      expect(errors, name).toEqual({
        [`answers.opstal.garageAddress.${part}`]: addressSentences[part],
        ...Object.fromEntries(
          of.all.rechtsbijstand.realEstateProperties.map((_one, at) => [
            `answers.rechtsbijstand.realEstateProperties.${at}.${named}`,
            addressSentences[part],
          ]),
        ),
      })
    }
  })
})

const noSuchChoice = 'Kies een van de mogelijkheden.'

const full = () => {
  const random = randomFrom(seed)
  const all: Case = { packages: ['Home', 'Content', 'Liability', 'Legal'], isOwner: true, isApartment: false }
  return drawAnswers(random, all, fieldToday())
}

test.each([
  ['opstal.outbuildingsSurface', [25, 0, -26], 'Het minimale aantal vierkante meters is 26.'],
  ['opstal.outbuildingsSurface', [61, 999], 'Het maximale aantal vierkante meters is 60.'],
  ['opstal.garageSurface', [100, 1000], 'Het maximale aantal vierkante meters is 99.'],
  ['opstal.garageSurface', [0], 'Het minimale aantal vierkante meters is 1.'],
  ['opstal.garageSurface', [18.5, '18,5'], 'Vul het aantal vierkante meters in zonder decimalen.'],
  ['inboedel.jewelryWorldwideAmount', [0, 3999, 5000, 45_000, 49_000], noSuchChoice],
  ['inboedel.amountOwnershipInterest', [0, 4999, 10_000, 45_001], noSuchChoice],
  ['inboedel.outdoorHomeRiskContentAmount', [0, 7500, 17_501], noSuchChoice],
  ['inboedel.extraInsuredAmountComputer', [7500, 15_000, 50_000], noSuchChoice],
  ['inboedel.extraInsuredAmountFilm', [12_000, 20_000], noSuchChoice],
  ['inboedel.extraInsuredAmountAntique', [2500, 45_000], noSuchChoice],
  ['inboedel.extraInsuredAmountInstruments', [-5000, 10_000], noSuchChoice],
  ['inboedel.amountBusinessContents', [0, 37_501, 50_000], noSuchChoice],
  ['general.defaultOwnRisk', [50, 150, 1000], noSuchChoice],
  ['general.calculationPeriod', ['WEEK', 'maand', 'HALFJAAR'], noSuchChoice],
  ['rechtsbijstand.franchise', [100, 500], noSuchChoice],
  ['rechtsbijstand.ownRisk', [100, 251], noSuchChoice],
  ['rechtsbijstand.maximumInsuredAmountExternalCosts', [0, 12_000, 90_000], noSuchChoice],
  ['rechtsbijstand.maximumInsuredAmountLegalCosts', [0, 30_000], noSuchChoice],
  ['rechtsbijstand.numberOfRentalContracts', [6], 'Je kunt hoogstens 5 huurcontracten verzekeren.'],
  ['rechtsbijstand.numberOfRentalContracts', [0], 'Vul minstens 1 in.'],
  ['finalQuestions.amountOfDamages', [0, 6], noSuchChoice],
  ['property.numberOfRooms', [0, 10], noSuchChoice],
] as const)('%s does not take %j', (path, values, sentence) => {
  const [block, field] = path.split('.') as [string, string]
  const of = full()
  for (const value of values) {
    const body = submitBody(of, accepted, of.all as unknown as AskedAnswers)
    const asked = (body.answers as unknown as AskedAnswers)[block]
    const answers = { ...body.answers, [block]: { ...asked, [field]: value } }
    expect(firstErrors(submitted, { ...body, answers })).toEqual({ [`answers.${path}`]: sentence })
  }
})

test('six properties are one too many, and three contracts of two properties too', () => {
  const of = full()
  const [home] = of.all.rechtsbijstand.realEstateProperties
  const owning = (properties: number, contracts: number) => ({
    ...of.all.rechtsbijstand,
    ...{ coInsureRealEstatePropertyModule: 'yes', coInsureRealEstateRentalModule: 'yes' },
    realEstateProperties: Array.from({ length: properties }, () => home),
    numberOfRentalContracts: contracts,
  })
  const six = submitBody(of, accepted, { ...of.asked, rechtsbijstand: owning(6, 1) })
  expect(firstErrors(submitted, six)).toEqual({
    'answers.rechtsbijstand.realEstateProperties': 'Vul er hoogstens 5 in.',
  })
  const told = (properties: number, contracts: number) =>
    judge(toldOf(of, { ...of.asked, rechtsbijstand: owning(properties, contracts) } as BlockAnswers))
  for (let contracts = 1; contracts <= 5; contracts++) expect(told(5, contracts)).toEqual({})
  expect(told(2, 3)).toEqual({
    'rechtsbijstand.numberOfRentalContracts': ['Je kunt niet meer huurcontracten verzekeren dan panden.'],
  })
})

test('what the text ties together is refused where it does not agree', () => {
  const of = full()
  const { property, all } = of
  const told = (blocks: object, more: Partial<RuleInput> = {}) =>
    judge({ ...toldOf(of, askedAnswers(toldOf(of, { ...all, ...blocks } as BlockAnswers))), ...more })
  const jewels = { ...all.inboedel, coInsureJewelryWorldwide: 'yes', hasJewelryProve: 'no' }
  expect(Object.keys(told({ inboedel: jewels }))).toEqual(['inboedel.hasJewelryProve'])
  expect(told({ inboedel: { ...jewels, coInsureJewelryWorldwide: 'no' } })).toEqual({})
  const { postcode, houseNumber, addition } = property as { addition?: string } & typeof property
  const garageAddress = { ...all.opstal.garageAddress, postcode, houseNumber, addition }
  const garage = { ...all.opstal, garageCoInsure: 'yes', garageAddress }
  // at a home whose addition has several parts, an address with fewer parts is another home
  const home = { postcode, houseNumber, addition }
  expect(told({ opstal: garage }, { home })).toEqual({
    'opstal.garageAddress.houseNumber': ['De garage staat op een ander adres dan je woning.'],
  })
  expect(told({ opstal: { ...garage, garageCoInsure: 'no' } }, { home })).toEqual({})
  const general = { ...all.general, startDate: '2027-03-01' }
  expect(told({ general }, { dateOfBirth: '2009-03-01' })).toEqual({})
  expect(told({ general }, { dateOfBirth: '2009-03-02' })).toEqual({
    'general.startDate': ['Op deze dag ben je nog geen 18 jaar.'],
  })
  const nothingMore = { extraInsuredAmountComputer: 0, extraInsuredAmountFilm: 0 }
  const possessions = {
    ...all.inboedel,
    ...{ ...nothingMore, extraInsuredAmountAntique: 0, extraInsuredAmountInstruments: 0 },
    coInsureSpecialPossessions: 'yes',
  }
  // section 9 has 0 for each of the four, and none of them has to be more
  expect(told({ inboedel: possessions })).toEqual({})
})
