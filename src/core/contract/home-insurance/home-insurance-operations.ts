import * as z from 'zod/mini'
import { optional, wire } from '../../fields/brick/brick.ts'
import { noSuchChoice } from '../../fields/brick/choice.ts'
import { group, list } from '../../fields/brick/group.ts'
import { optionalGroup } from '../../fields/brick/optional-group.ts'
import { line } from '../../fields/brick/text.ts'
import { houseNumber } from '../../fields/home/house-number.ts'
import { postcode } from '../../fields/home/postcode.ts'
import { entry } from '../../fields/insurance/home-insurance-entry.ts'
import { acceptedPrice } from '../../fields/payment/accepted-price.ts'
import { email } from '../../fields/person/email.ts'
import { acceptedTermsParts } from '../../groups/accepted-costs.ts'
import { agreeDocuments, agreePremium, agreeTruthful } from '../../insurance/agreements.ts'
import { applicationParts, membership, quoteCode } from '../../insurance/application-parts.ts'
import { cancellationService } from '../../insurance/cancellation.ts'
import {
  comparisonSchema,
  exampleComparison,
  exampleQuote,
  insuredHomeSchema,
  quoteSchema,
} from '../../insurance/comparison.ts'
import { policyConditionsSchema } from '../../insurance/policy-conditions.ts'
import { property as propertyGroup, propertyParts, propertyRules } from '../../insurance/property.ts'
import { houseTypes } from '../../rules/house-types.ts'
import { roofs } from '../../rules/insurance-codes.ts'
import { insuranceTypes } from '../../rules/insurance-packages.ts'
import { operation } from '../operation.ts'
import { emailTaken, keyReused, partnerAway, priceChanged } from '../refusals.ts'

const { tiles, slate, bitumen, thatch, other } = roofs

/** A JSON Schema that refuses answers that contradict each other. */
const never = (together: Readonly<Record<string, readonly string[]>>) => ({
  not: {
    required: Object.keys(together),
    properties: Object.fromEntries(Object.entries(together).map(([name, some]) => [name, { enum: some }])),
  },
})

/** The rule between wall, roof and type of a home. */
const propertyRule = {
  words:
    '`builtType` is `stone` bij stenen buitenmuren onder een hard dak (pannen, leien, bitumen); anders `other`.',
  also: [
    never({ builtType: ['stone'], outsideWallType: ['wood', 'other'] }),
    never({ builtType: ['stone'], roofType: [thatch, other] }),
    never({ builtType: ['other'], outsideWallType: ['stone'], roofType: [tiles, slate, bitumen] }),
  ],
}

const exampleConditions = {
  insuranceType: 'Home' as const,
  title: 'Voorwaarden opstalverzekering',
  edition: '2026-01',
  from: '2026-01-01',
  href: '/diensten/verzekeringen/opstalverzekering/polisvoorwaarden',
  isExample: true,
}

const edition = optional(wire(line({ max: 40, invalid: noSuchChoice }), '2026-01', 'Editie'))
/** The edition of the policy conditions that was read, for each insurance. */
const editions = optionalGroup(group({ Home: edition, Content: edition, Liability: edition, Legal: edition }))

/** A house that can be insured: the first choice of each field together would be one that nobody insures. */
const insurableHome = {
  ...{ addition: '', extraAddition: '', indication: '' },
  ...{ propertyType: houseTypes.attached, rebuildValue: 310_000, wozIndication: 412_000 },
}
const insurableUse = { isRented: 'no', isVacant: 'no', onMonumentsList: 'no', hasAsbestos: 'no' }
const exampleQuestion = { ...insurableHome, ...insurableUse }

const exampleApplication = {
  answers: {
    property: insurableHome,
    knownPropertyType: houseTypes.attached,
    general: { isRented: 'no', onMonumentsList: 'no' },
    opstal: { isVacant: 'no', hasAsbestos: 'no', garageAddress: { houseNumber: 99 } },
  },
  // the code of an old insurer is known from `insurers` alone
  cancellationService: null,
}

const insurerAway = partnerAway('de verzekeraar antwoordt niet')
const rules = { '': propertyRule }
const applicationRules = {
  'answers.property': propertyRule,
  'cancellationService.insurances[]': {
    words:
      'Een verzekering stopt niet voor `answers.general.startDate`. Vraag je die soort nu niet aan? Dan is `nothingReplaces` waar: er komt niets voor in de plaats. Een soort die je wel aanvraagt, staat er alleen als `answers.general.haveTakenInsurance` geen `no` is. Dezelfde verzekering staat er één keer.',
  },
}

export const property = operation({
  summary: 'Wat de verzekeraar van een woning weet, en of die te verzekeren is.',
  query: group({
    postcode,
    houseNumber,
    addition: optional(wire(line({ invalid: 'Toevoeging is ongeldig.', max: 10 }), 'A', 'Toevoeging')),
  }),
  answer: insuredHomeSchema,
  example: {
    propertyType: '3',
    buildingYear: 1975,
    propertySurface: 120,
    rebuildValueInCents: 310_000_00,
    wozIndicationInCents: 412_000_00,
    isAllowed: true,
  },
  limit: 'rates',
  faults: [insurerAway],
})

export const compare = operation({
  summary: 'Wat elke verzekering per maand kost voor een woning, of waarom die niet kan.',
  body: propertyGroup,
  exampleAnswers: exampleQuestion,
  rules,
  answer: comparisonSchema,
  example: exampleComparison,
  limit: 'rates',
  faults: [insurerAway],
})

export const quote = operation({
  summary: 'Legt de premies vast onder een code. Dezelfde vraag geeft dezelfde code zolang die geldt.',
  body: propertyGroup,
  exampleAnswers: exampleQuestion,
  rules,
  answer: quoteSchema,
  example: exampleQuote,
  // a quote is stored, and the limit keeps anybody from filling the database with homes
  limit: 'quote',
  faults: [insurerAway],
})

/** An amount in euros with tax, as the visitor saw it. */
const euros = (label: string) =>
  wire(
    z.number('Dit is geen geldig bedrag.').check(z.gte(0), z.lte(100_000), z.refine(Number.isFinite)),
    17.67,
    label,
  )
const prices = (label: string) =>
  list(
    group({
      insuranceName: wire(z.enum(insuranceTypes, 'Kies een van de mogelijkheden.'), 'Home', 'Verzekering'),
      price: euros('Premie per maand'),
    }),
    { min: 1, max: insuranceTypes.length, label },
  )

export const quoteEmail = operation({
  summary: 'Mailt een berekening, met een document om te bewaren.',
  body: group(
    {
      ...propertyParts,
      emailAddress: email,
      insuranceType: entry,
      insurancePrices: prices('Gekozen verzekering'),
      totalPrice: euros('Premie van wat gekozen is'),
      allInsurancePrices: prices('Verzekering'),
      totalAllPrice: euros('Premie van alles'),
      /** Code of the quote; without it the quote is found by the answers. */
      code: optional(quoteCode),
    },
    { rules: propertyRules },
  ),
  exampleAnswers: exampleQuestion,
  rules,
  answer: z.object({ ok: z.literal(true), reference: z.string(), code: z.string() }),
  example: { ok: true, reference: '7KQM-X4TF', code: '7KQM-X4TF' },
  status: 201,
  submits: true,
  limit: 'document',
  faults: [keyReused, priceChanged, insurerAway],
})

export const insurers = operation({
  summary: 'De verzekeraars waar de opzegservice een verzekering opzegt.',
  answer: z.array(z.object({ name: z.string(), encryptedInsurer: z.string() })),
  example: [{ name: 'Voorbeeld Verzekeringen', encryptedInsurer: 'Vg3kQ2xZ8aLm' }],
})

/** A premium in cents a month, with tax. */
const premium = z.int().check(z.nonnegative())

export const validate = operation({
  summary: 'Controleert een hele aanvraag: elk antwoord, de premie en de opzegging. Er wordt niets bewaard.',
  body: group({ ...applicationParts, cancellationService }),
  exampleAnswers: exampleApplication,
  rules: applicationRules,
  answer: z.object({
    valid: z.literal(true),
    premiumPerMonthInCents: premium,
    /**
     * The membership that somebody who is no member gets with it: what a year costs in cents, and whether the first one is free.
     */
    membership: z.optional(z.object({ feeInCents: premium, isFirstYearFree: z.boolean() })),
    conditions: z.array(policyConditionsSchema),
  }),
  example: {
    valid: true as const,
    premiumPerMonthInCents: 5021,
    membership: { feeInCents: 5800, isFirstYearFree: true },
    conditions: [exampleConditions],
  },
  limit: 'quote',
  faults: [emailTaken, priceChanged],
})

export const submit = operation({
  summary:
    'Vraagt de verzekeringen aan. Wie nog geen lid is, wordt het. De verzekeraar beoordeelt de aanvraag daarna.',
  body: group({
    ...applicationParts,
    membership,
    agreements: group({ truthful: agreeTruthful, documents: agreeDocuments, premium: agreePremium }),
    /** The editions of the policy conditions that were read; any but the current edition is refused. */
    conditions: editions,
    cancellationService,
    acceptedFeeInCents: acceptedPrice(3450),
    ...acceptedTermsParts,
    isEmailRequest: optional(wire(z.literal(true, 'Dit is altijd waar.'), true, 'Mail')),
  }),
  exampleAnswers: exampleApplication,
  rules: applicationRules,
  answer: z.object({ reference: z.string(), premiumPerMonthInCents: premium }),
  example: { reference: '7KQM-X4TF', premiumPerMonthInCents: 5021 },
  status: 201,
  submits: true,
  faults: [emailTaken, keyReused, priceChanged],
})
