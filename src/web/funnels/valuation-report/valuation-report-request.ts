import type { InputOf } from '../../../core/contract/endpoint.ts'
import type { register } from '../../../core/contract/valuation-report/valuation-report-calls.ts'
import type { Parsed } from '../../../core/fields/brick/group.ts'
import type { address } from '../../../core/groups/address.ts'
import { termsToSend } from '../../../core/groups/costs-to-send.ts'
import { isMember } from '../../../core/kernel/viewer.ts'
import type { HouseType } from '../../../core/rules/house-types.ts'
import { legalTexts } from '../../../core/rules/legal-texts.ts'
import { directDebit } from '../../../core/rules/payment-methods.ts'
import { plotToSend } from '../../../core/rules/plot-needed.ts'
import { reportCodes } from '../../../core/rules/valuation-report.ts'
import type { Context } from '../../engine/definition/rule-context.ts'
import { type detailsAsks, userToSend } from '../../login/service-details.ts'

type Answers = Parsed<typeof detailsAsks> & {
  valued: Parsed<(typeof address)['parts']>
  houseType: HouseType
  constructionYear: number
  livingAreaSize: number
  plotAreaSize?: number | undefined
  dateOfBirth: string
  email: string
  iban?: string | undefined
  agreeCollection?: true | undefined
  agreeTerms: true
}

/** The payment details of the membership that comes with the report; a member sends empty ones (spec 001 section 3). */
const memberTerms = (isNew: boolean, iban: string, agrees: boolean | undefined) =>
  isNew
    ? ({
        paymentMethod: directDebit,
        iban,
        directDebitAgreement: agrees ?? false,
        continuousDirectDebitAgreementText: legalTexts.collection.wording,
      } as const)
    : {
        paymentMethod: null,
        iban: null,
        directDebitAgreement: false,
        continuousDirectDebitAgreementText: null,
      }

/** For each field of the call, the answer that it is made of: a refusal of the field is shown there. */
export const fields = {
  postcode: 'valued.postcode',
  houseNumber: 'valued.houseNumber',
  houseNumberAddition: 'valued.addition',
  streetName: 'valued.streetName',
  cityName: 'valued.city',
  directDebitAgreement: 'agreeCollection',
  membershipInformation: {
    initials: 'person.initials',
    infix: 'person.infix',
    lastName: 'person.lastName',
    emailAddress: 'email',
    gender: 'person.salutation',
    postcode: 'home.postcode',
    houseNumber: 'home.houseNumber',
    houseNumberAddition: 'home.addition',
    streetName: 'home.streetName',
    cityName: 'home.city',
    phoneNumberMobile: 'mobile',
    telephoneNumberLandline: 'landline',
  },
  agreeTermsAndConditions: 'agreeTerms',
} as const

/** Makes the request of the call from the answers. */
export const requestOf = (
  answers: Answers,
  context: Pick<Context<{ waarderapport: number; price: number }>, 'viewer' | 'properties'>,
): InputOf<typeof register> => {
  const user = userToSend(answers, context)
  return {
    body: {
      postcode: answers.valued.postcode,
      houseNumber: answers.valued.houseNumber,
      houseNumberAddition: answers.valued.addition ?? '',
      streetName: answers.valued.streetName,
      cityName: answers.valued.city,
      houseType: answers.houseType,
      constructionYear: answers.constructionYear,
      livingAreaSize: answers.livingAreaSize,
      plotAreaSize: plotToSend(answers.houseType, answers.plotAreaSize),
      campaignCode: reportCodes.campaign,
      membershipPackCode: reportCodes.pack,
      ...memberTerms(!isMember(context.viewer), user.accountNumber, answers.agreeCollection),
      dateOfBirth: answers.dateOfBirth,
      membershipInformation: {
        initials: user.initials,
        prefixes: '',
        infix: user.infix,
        lastName: user.lastName,
        emailAddress: user.emailAddress,
        gender: user.sex,
        postcode: user.postcode,
        houseNumber: user.houseNumber,
        houseNumberAddition: user.houseNumberAddition,
        streetName: user.streetName,
        cityName: user.city,
        phoneNumberMobile: user.phoneNumberMobile,
        telephoneNumberLandline: user.phoneNumberLandline,
      },
      email: user.emailAddress,
      agreeTermsAndConditions: answers.agreeTerms,
      acceptedPriceInCents: context.properties.waarderapport,
      ...(isMember(context.viewer) ? {} : { acceptedFeeInCents: context.properties.price }),
      ...termsToSend,
    },
  }
}
