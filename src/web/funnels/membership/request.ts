import type { InputOf } from '../../../core/contract/endpoint.ts'
import type { register } from '../../../core/contract/membership.ts'
import type { Parsed } from '../../../core/fields/group.ts'
import { collectionToSend, termsToSend } from '../../../core/groups/costs-to-send.ts'
import { addressToSend } from '../../../core/groups/sent-address.ts'
import { bankTransfer, directDebit } from '../../../core/rules/payment-methods.ts'
import type { Asks } from '../../engine/definition/define.ts'
import { isGift, type Page, yearlyFeeOf } from './prices.ts'
import type { steps } from './steps.ts'

type Answers = Parsed<Asks<typeof steps>>

/** What was seen: a gift costs nothing. */
const costsOf = ({ giftCode, paymentMethod }: Answers, { properties }: Pick<Page, 'properties'>) => {
  if (giftCode) return { acceptedPriceInCents: 0, acceptedFeeInCents: 0 }
  const { fee, surcharge } = yearlyFeeOf(paymentMethod, properties)
  return {
    acceptedPriceInCents: fee + surcharge,
    acceptedFeeInCents: fee,
    ...(paymentMethod === directDebit && collectionToSend),
  }
}

/** What the answers are sent as. A gift sends the method by which nothing is collected (decision 36). */
export const requestOf = (a: Answers, context: Pick<Page, 'properties'>): InputOf<typeof register> => ({
  body: {
    ...costsOf(a, context),
    ...termsToSend,
    nameAddressDetails: {
      ...a.person,
      inserts: a.person.inserts ?? '',
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
