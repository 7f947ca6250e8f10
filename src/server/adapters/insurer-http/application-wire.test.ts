import { expect, test } from 'vitest'
import { periods } from '../../../core/insurance/application.ts'
import { exampleApplication } from '../../ports/insurer.suite.ts'
import type { InsuranceApplication } from '../../ports/insurer.ts'
import { applicationCalls, toApplicationBody } from './application-wire.ts'
import { toComparisonBody } from './wire.ts'

const bodyOf = (application: InsuranceApplication) =>
  JSON.parse(JSON.stringify(applicationCalls.submit.body?.parse(toApplicationBody(application))))

test('an application in the words of the partner', () => {
  expect(bodyOf(exampleApplication)).toEqual({
    reference: '7KQM-X4TB',
    received_at: '2026-11-20T11:58:00Z',
    quote: { code: 'K7MP-2QXD', made_on: '2026-11-19', conditions: '2026-1' },
    insurances: ['building', 'contents', 'liability', 'legal'].map((insurance) => ({
      ...{ insurance, premium_cents: 1894, tax_cents: 398 },
    })),
    asked: toComparisonBody(exampleApplication.question),
    start_date: '2026-12-01',
    period: 'half-year',
    customer: {
      sex: 'female',
      initials: 'J.P.',
      infix: "van der 't",
      last_name: 'Hart-Ĳssel',
      email: 'jannie@voorbeeld.nl',
      date_of_birth: '1984-05-12',
      mobile: '+31612345678',
      iban: 'NL91ABNA0417164300',
    },
    addresses: [
      {
        ...{ kind: 'street', postal_code: '3821BT', house_number: 10, addition: 'A' },
        ...{ street: 'Voorbeeldlaan', city: 'Amersfoort' },
      },
      {
        ...{ kind: 'po-box', postal_code: '3800AA', house_number: 99, addition: '' },
        ...{ street: '', city: 'Amersfoort' },
      },
    ],
    answers: [
      { section: 'Slotvragen', question: 'Heeft een verzekeraar je ooit geweigerd?', answer: 'Ja' },
      { section: 'Slotvragen', question: 'Waarom?', answer: 'Een premie kwam te laat.\nDaarna betaald.' },
    ],
  })
})

test('every period and every way to be addressed has a word of its own', () => {
  const words = periods.map((period) => bodyOf({ ...exampleApplication, period }).period)
  expect(words).toEqual(['month', 'quarter', 'half-year', 'year'])
  const sexes = ([0, 1, 2] as const).map((sex) => {
    const { applicant } = exampleApplication
    return bodyOf({ ...exampleApplication, applicant: { ...applicant, sex } }).customer.sex
  })
  expect(sexes).toEqual(['male', 'female', 'unknown'])
})
