import * as z from 'zod/mini'
import type { Cover } from '../../../core/insurance/cover.ts'
import type { InsurancePrice, InsuredHome, InsurerTariff } from '../../../core/insurance/insurer-answers.ts'
import { homeRefusals, insuranceRefusals } from '../../../core/insurance/insurer-answers.ts'
import { insuranceTypes } from '../../../core/rules/insurance-packages.ts'
import type { InsuranceQuestion, InsuredAddress } from '../../ports/insurer.ts'
import { call } from '../../ports/signed-http.ts'
import { codeOf, familyWords, houseWords, insuranceWords } from './codes.ts'
import { cover } from './cover.ts'

// What travels between us and the partner, guarded both ways. The partner's documentation: docs/partners.md.

const text = z.string().check(z.minLength(1), z.maxLength(100))
const name = z.string().check(z.minLength(1), z.maxLength(500))

/** A code of the partner: one of its words. */
export const word = <W extends string>(words: Readonly<Record<string, W>>) => z.enum(Object.values(words))

const address = {
  postal_code: z.string().check(z.regex(/^[1-9]\d{3}[A-Z]{2}$/)),
  house_number: z.int().check(z.gte(1), z.lte(99_999)),
  addition: z.string().check(z.maxLength(20)),
}
const homeBody = z.object(address)

const cents = (meaning: string) =>
  z.optional(z.int().check(z.gte(1), z.lte(100_000_000_00), z.describe(meaning)))

/** What is known of a home: by the insurer, and better by its visitor. */
const facts = {
  house_type: z.optional(word(houseWords)),
  construction_year: z.optional(z.int().check(z.gte(1000), z.lte(2200))),
  living_area: z.optional(z.int().check(z.gte(1), z.lte(10_000), z.describe('In square metres.'))),
  rebuild_value_cents: cents('What it costs to build it anew.'),
  woz_cents: cents('What the municipality values it at.'),
}

const homeRefusal = z.optional(
  z.enum(homeRefusals).check(z.describe('Why no insurance is taken of this home at all.')),
)

const homeAnswer = z.object({ home: z.object({ ...facts, refused: homeRefusal }) })

/** A home with who lives there, and what is chosen: what prices are asked for. */
export const comparisonBody = z.object({
  address: z.object({ ...address, street: name, city: name }),
  insurances: z
    .array(word(insuranceWords))
    .check(z.maxLength(insuranceTypes.length), z.describe('Those of which the price is asked.')),
  day: z.iso.date().check(z.describe('The day of the question in Amsterdam: ages and tariffs go by it.')),
  rooms: z.int().check(z.gte(1), z.lte(9)),
  stone: z.boolean().check(z.describe('Walls of stone below a roof of tiles, slate or bitumen.')),
  date_of_birth: z.iso.date(),
  family: word(familyWords),
  corrections: z
    .object(facts)
    .check(z.describe('What the visitor knows better than the insurer; the rest is as the insurer has it.')),
  cover,
})

const monthly = (least: number, meaning: string) =>
  z.int().check(z.gte(least), z.lte(1_000_000), z.describe(meaning))
const named = { insurance: word(insuranceWords), product: text }
const priced = z.object({
  ...named,
  premium_cents: monthly(1, 'For a month, without tax.'),
  tax_cents: monthly(0, 'The insurance tax on the premium, rounded to the cent.'),
  // one that has a reason why not counts as refused
  refused: z.optional(z.never()),
})
const refused = z.object({
  ...named,
  refused: z.enum(insuranceRefusals).check(z.describe('Why this insurance cannot be had.')),
})
const comparisonAnswer = z.object({
  source: text.check(z.describe('Whose tariff it is.')),
  version: text.check(z.describe('Another version is another price for the same home.')),
  from: z.iso.date().check(z.describe('The day from which it holds.')),
  example: z.optional(z.boolean().check(z.describe('Made up, as of a trial environment.'))),
  refused: homeRefusal,
  insurances: z.array(z.union([priced, refused])).check(z.maxLength(insuranceTypes.length)),
})

/** The calls about homes and prices; docs/partners/insurer.openapi.json is made of them and of those about applications. */
export const calls = {
  home: call({
    method: 'POST',
    path: '/v1/homes',
    summary: 'What the insurer knows of a home by its address. What it does not know is left out.',
    body: homeBody,
    asks: true,
    answer: homeAnswer,
  }),
  compare: call({
    method: 'POST',
    path: '/v1/comparisons',
    summary:
      'What each insurance of the question costs in a month, or why it cannot be had. A home that nobody insures has no insurances.',
    body: comparisonBody,
    asks: true,
    answer: comparisonAnswer,
  }),
}

const toAddress = (of: InsuredAddress): z.output<typeof homeBody> => ({
  postal_code: of.postcode,
  house_number: of.houseNumber,
  addition: of.addition,
})

/** Our address in the partner's words. */
export const toHomeBody = toAddress

const toCorrections = (
  of: InsuranceQuestion['corrections'],
): z.output<typeof comparisonBody>['corrections'] => ({
  house_type: of.houseType && houseWords[of.houseType],
  construction_year: of.constructionYear,
  living_area: of.livingAreaSize,
  rebuild_value_cents: of.rebuildValueCents,
  woz_cents: of.wozCents,
})

const toCover = ({ ownRisk, building, contents, liability, legal }: Cover): z.output<typeof cover> => ({
  own_risk: ownRisk,
  building: building && {
    sustainable_repair: building.sustainableRepair,
    outbuildings_area: building.outbuildingsSurface,
    garage: building.garage && {
      area: building.garage.surface,
      rebuilds_over_100000: building.garage.rebuildsOver100000,
    },
  },
  contents: contents && {
    sustainable_repair: contents.sustainableRepair,
    owners_interest: contents.ownersInterest,
    glass: contents.glass,
    outdoor: contents.outdoor,
    jewellery: contents.jewellery,
    computer: contents.computer,
    film: contents.film,
    antique: contents.antique,
    instruments: contents.instruments,
    business: contents.business,
    cyber: contents.cyber,
  },
  liability: liability && { own_risk: liability.ownRisk },
  legal: legal && {
    traffic: legal.traffic,
    income: legal.income,
    wealth: legal.wealth,
    properties: legal.properties,
    rental_contracts: legal.rentalContracts,
    external_costs: legal.externalCosts,
    lawyer_costs: legal.lawyerCosts,
    franchise: legal.franchise,
    own_risk: legal.ownRisk,
  },
})

/** Our question in the partner's words. */
export const toComparisonBody = (of: InsuranceQuestion): z.output<typeof comparisonBody> => ({
  address: { ...toAddress(of.address), street: of.address.streetName, city: of.address.city },
  insurances: of.types.map((type) => insuranceWords[type]),
  day: of.day,
  rooms: of.rooms,
  stone: of.isStone,
  date_of_birth: of.dateOfBirth,
  family: familyWords[of.family],
  corrections: toCorrections(of.corrections),
  cover: toCover(of.cover),
})

/** What the partner knows of a home, in our words. */
export const toHome = ({ home }: z.output<typeof homeAnswer>): InsuredHome => ({
  houseType: home.house_type && codeOf(houseWords, home.house_type),
  constructionYear: home.construction_year,
  livingAreaSize: home.living_area,
  rebuildValueCents: home.rebuild_value_cents,
  wozCents: home.woz_cents,
  refused: home.refused,
})

/** Whose tariff the partner's answer is of, in our words. */
export const toTariff = (of: z.output<typeof comparisonAnswer>): InsurerTariff => ({
  source: of.source,
  version: of.version,
  from: of.from,
  isExample: of.example ?? false,
})

/** One price of the partner in our words. */
export const toPrice = (of: z.output<typeof comparisonAnswer>['insurances'][number]): InsurancePrice => {
  const told = { insuranceType: codeOf(insuranceWords, of.insurance), productName: of.product }
  return of.refused === undefined
    ? { ...told, premiumCents: of.premium_cents, taxCents: of.tax_cents }
    : { ...told, refused: of.refused }
}
