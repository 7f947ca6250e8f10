import * as z from 'zod/mini'
import type { Applicant, ApplicationAddress, Period } from '../../../core/insurance/application.ts'
import { insuranceTypes } from '../../../core/rules/insurance-packages.ts'
import { partnerReferenceSchema, wireNews } from '../../ports/application-news.ts'
import type { InsuranceApplication } from '../../ports/insurer.ts'
import { call } from '../../ports/signed-http.ts'
import { insuranceWords, periodWords, sexWords } from './codes.ts'
import { comparisonBody, toComparisonBody, word } from './wire.ts'

// An application as it travels to the partner, and how it stands as it travels back.

const text = z.string().check(z.minLength(1), z.maxLength(500))
const textOrNone = z.string().check(z.maxLength(500))
const told = z.string().check(z.maxLength(10_000))
const cents = z.int().check(z.gte(0), z.lte(1_000_000))

const customer = z.object({
  sex: word(sexWords),
  initials: text,
  infix: textOrNone,
  last_name: text,
  email: text,
  date_of_birth: z.iso.date(),
  mobile: text,
  iban: text.check(z.describe('From which the premium is collected.')),
})

const address = z.object({
  kind: z.enum(['street', 'po-box']),
  postal_code: z.string().check(z.regex(/^[1-9]\d{3}[A-Z]{2}$/)),
  house_number: z.int().check(z.gte(1), z.lte(99_999), z.describe('Or the number of the box.')),
  addition: z.string().check(z.maxLength(20)),
  street: textOrNone,
  city: text,
})

const insurance = z.object({
  insurance: word(insuranceWords),
  premium_cents: cents.check(z.describe('For a month, without tax: what was accepted.')),
  tax_cents: cents,
})

const applicationBody = z.object({
  reference: text.check(z.describe('Ours, which the applicant has too.')),
  received_at: z.iso.datetime({ offset: true }),
  quote: z
    .object({ code: text, made_on: z.iso.date(), conditions: text })
    .check(z.describe('The quote of which the premiums were accepted.')),
  insurances: z.array(insurance).check(z.minLength(1), z.maxLength(insuranceTypes.length)),
  asked: z.object(comparisonBody.shape).check(z.describe('What those premiums were asked for.')),
  start_date: z.iso.date().check(z.describe('The first day that is insured.')),
  period: word(periodWords).check(z.describe('How often the premium is paid.')),
  customer,
  addresses: z.array(address).check(z.maxLength(10)),
  answers: z
    .array(z.object({ section: told, question: told, answer: told }))
    .check(z.maxLength(1000), z.describe('Every question that was asked with its answer, as it was shown.')),
})

/** The calls about applications that the partner serves. */
export const applicationCalls = {
  submit: call({
    method: 'POST',
    path: '/v1/applications',
    summary: 'Takes an application in. The same key with the same body is the same application.',
    body: applicationBody,
    answer: z.object({ reference: partnerReferenceSchema }),
  }),
  status: call({
    method: 'GET',
    path: '/v1/applications/{reference}',
    summary: 'How an application stands now, as its newest notice told.',
    parameters: {
      reference: { in: 'path', schema: partnerReferenceSchema, meaning: 'Yours, of the application.' },
    },
    answer: wireNews,
    unknown: 'There is no such application.',
  }),
}

const toCustomer = (of: Applicant): z.output<typeof customer> => ({
  sex: sexWords[of.sex],
  initials: of.initials,
  infix: of.infix,
  last_name: of.lastName,
  email: of.emailAddress,
  date_of_birth: of.dateOfBirth,
  mobile: of.phoneNumberMobile,
  iban: of.accountNumber,
})

const toAddress = (of: ApplicationAddress): z.output<typeof address> => ({
  kind: of.type === 0 ? 'street' : 'po-box',
  postal_code: of.postcode,
  house_number: of.houseNumber,
  addition: of.houseNumberAddition,
  street: of.street,
  city: of.city,
})

/** Our application in the partner's words. */
export const toApplicationBody = (of: InsuranceApplication): z.output<typeof applicationBody> => ({
  reference: of.reference,
  received_at: of.receivedAt,
  quote: { code: of.quote.code, made_on: of.quote.madeOn, conditions: of.quote.conditions },
  insurances: of.insurances.map(({ insuranceType, premiumCents, taxCents }) => ({
    insurance: insuranceWords[insuranceType],
    premium_cents: premiumCents,
    tax_cents: taxCents,
  })),
  asked: toComparisonBody(of.question),
  start_date: of.startDate,
  period: periodWords[of.period satisfies Period],
  customer: toCustomer(of.applicant),
  addresses: of.addresses.map(toAddress),
  answers: of.answers.map(({ section, question, answer }) => ({ section, question, answer })),
})
