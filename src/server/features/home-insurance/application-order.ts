import type { RequestOf } from '../../../core/contract/endpoint.ts'
import type { submit } from '../../../core/contract/home-insurance/home-insurance-calls.ts'
import { conditions } from '../../../core/insurance/conditions.ts'
import { premiumAnswersOf } from '../../../core/insurance/premium-answers.ts'
import { amsterdamDay } from '../../../core/kernel/clock.ts'
import { type ApplicationOf, toInsurer } from '../../services/insurance-applications/to-insurer.ts'
import { questionOf } from './question.ts'
import { quoteByCode } from './stored-quotes.ts'

type Body = RequestOf<typeof submit>['body']

/** Builds the application that the insurer receives: what is insured, the premiums, who applies, and every answer in words. */
const applicationOf: ApplicationOf = async (ctx, submission, { iban, quoteCode, insurances }) => {
  const { reference, receivedAt, summary, request } = submission
  const { answers, relation, addresses } = request as Body
  const { property, insurances: types, general } = answers
  const day = amsterdamDay(receivedAt).toString()
  const quote = await quoteByCode(ctx, quoteCode)
  return {
    reference,
    receivedAt,
    quote: { code: quoteCode, madeOn: quote?.madeOn ?? day, conditions: quote?.conditions ?? conditions },
    insurances: insurances.map(({ insuranceType, vehInsurance }) => ({
      insuranceType,
      premiumCents: vehInsurance?.premiumPerMonthInCents ?? 0,
      taxCents: vehInsurance?.insuranceTaxInCents ?? 0,
    })),
    question: questionOf({ ...property, ...premiumAnswersOf(answers) }, types, day),
    startDate: general?.startDate ?? day,
    period: general?.calculationPeriod ?? 'MAAND',
    applicant: { ...relation, infix: relation.infix ?? '', accountNumber: iban },
    addresses: addresses.map((one) => ({ ...one, houseNumberAddition: one.houseNumberAddition ?? '' })),
    answers: summary.office.map(({ section = '', label, value }) => ({
      section,
      question: label,
      answer: value,
    })),
  }
}

export const applicationToInsurer = toInsurer(applicationOf)
