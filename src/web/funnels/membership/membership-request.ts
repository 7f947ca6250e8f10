import type { InputOf } from '../../../core/contract/endpoint.ts'
import type { register } from '../../../core/contract/membership/membership-calls.ts'
import type { Parsed } from '../../../core/fields/brick/group.ts'
import { collectionToSend, termsToSend } from '../../../core/groups/costs-to-send.ts'
import { accountNameToSend } from '../../../core/groups/person.ts'
import { addressToSend, sentAddressFields } from '../../../core/groups/sent-address.ts'
import { bankTransfer, directDebit } from '../../../core/rules/payment-methods.ts'
import type { Asks } from '../../engine/definition/define.ts'
import { isGift, type Page, yearlyFeeOf } from './membership-prices.ts'
import type { steps } from './steps.ts'

type Answers = Parsed<Asks<typeof steps>>

/** Maps each field of the request to its answer. */
export const fields = {
  nameAddressDetails: {
    salutation: 'person.salutation',
    initials: 'person.initials',
    inserts: 'person.infix',
    lastName: 'person.lastName',
    emailAddress: 'email',
    address: sentAddressFields('home'),
  },
  personalInformation: {
    dateOfBirth: 'dateOfBirth',
    phoneNumbers: { phoneNumberMobile: 'mobile', phoneNumberLandline: 'landline' },
    password: 'secret.password',
  },
  paymentDetails: {
    paymentMethod: ['paymentMethod', 'giftCode'],
    iban: 'iban',
    agreeCollection: 'agreeCollection',
    agreeTerms: 'agreeTerms',
  },
  giftyCardCode: 'giftCode',
  acceptedPriceInCents: ['giftCode', 'paymentMethod'],
  acceptedFeeInCents: 'giftCode',
  agreeCollectionText: 'paymentMethod',
} as const

/** The price that the visitor saw; a gift card costs nothing. */
const costsOf = ({ giftCode, paymentMethod }: Answers, { properties }: Pick<Page, 'properties'>) => {
  if (giftCode) return { acceptedPriceInCents: 0, acceptedFeeInCents: 0 }
  const { fee, surcharge } = yearlyFeeOf(paymentMethod, properties)
  return {
    acceptedPriceInCents: fee + surcharge,
    acceptedFeeInCents: fee,
    ...(paymentMethod === directDebit && collectionToSend),
  }
}

/** The request for these answers. With a gift card it carries the payment method by which nothing is collected (D36). */
export const requestOf = (a: Answers, context: Pick<Page, 'properties'>): InputOf<typeof register> => ({
  body: {
    ...costsOf(a, context),
    ...termsToSend,
    nameAddressDetails: {
      ...accountNameToSend(a.person),
      emailAddress: a.email,
      address: addressToSend(a.home),
    },
    personalInformation: {
      dateOfBirth: { date: a.dateOfBirth },
      phoneNumbers: { phoneNumberMobile: a.mobile ?? '', phoneNumberLandline: a.landline ?? '' },
      password: a.secret?.password ?? '',
    },
    paymentDetails: {
      paymentMethod: a.giftCode ? bankTransfer : a.paymentMethod,
      iban: a.iban ?? '',
      agreeCollection: a.agreeCollection ?? false,
      agreeTerms: a.agreeTerms,
    },
    componentCodename: isGift(context) ? 'gifty' : 'lid-worden',
    giftyCardCode: a.giftCode ?? '',
    language: 0,
  },
})
