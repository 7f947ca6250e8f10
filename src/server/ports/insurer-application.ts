import * as z from 'zod/mini'
import { periods } from '../../core/insurance/application.ts'
import { insuranceTypes } from '../../core/rules/insurance-packages.ts'

// The schema of an application for insurances, as it travels.

const text = z.string().check(z.minLength(1), z.maxLength(500))
const textOrNone = z.string().check(z.maxLength(500))
const told = z.string().check(z.maxLength(10_000))
const cents = z.int().check(z.gte(0), z.lte(1_000_000))

const applicant = z.object({
  sex: z.literal([0, 1, 2]).check(z.describe('0 male, 1 female, 2 unknown.')),
  initials: text,
  infix: textOrNone,
  lastName: text,
  emailAddress: text,
  dateOfBirth: z.iso.date(),
  phoneNumberMobile: text,
  accountNumber: text.check(z.describe('IBAN, from which the premium is collected.')),
})

const address = z.object({
  type: z.literal([0, 1]).check(z.describe('0 a street, 1 a PO box.')),
  postcode: z.string().check(z.regex(/^[1-9]\d{3}[A-Z]{2}$/)),
  houseNumber: z.int().check(z.gte(1), z.lte(99_999), z.describe('Or the number of the box.')),
  houseNumberAddition: z.string().check(z.maxLength(20)),
  street: textOrNone,
  city: text,
})

const applied = z.object({
  insuranceType: z.enum(insuranceTypes),
  premiumCents: cents.check(z.describe('For a month, without tax: what was accepted.')),
  taxCents: cents,
})

/** The fields of an application, except the question for which its premiums were calculated. */
export const insuranceApplication = {
  reference: text.check(z.describe('Ours, which the applicant has too.')),
  receivedAt: z.iso.datetime({ offset: true }),
  quote: z
    .object({ code: text, madeOn: z.iso.date(), conditions: text })
    .check(z.describe('The quote of which the premiums were accepted.')),
  insurances: z.array(applied).check(z.minLength(1), z.maxLength(insuranceTypes.length)),
  startDate: z.iso.date().check(z.describe('The first day that is insured.')),
  period: z
    .enum(periods)
    .check(z.describe('How often the premium is paid: a month, a quarter, half a year, a year.')),
  applicant,
  addresses: z.array(address).check(z.maxLength(10)),
  answers: z
    .array(z.object({ section: told, question: told, answer: told }))
    .check(z.maxLength(1000), z.describe('Every question that was asked with its answer, as it was shown.')),
}
