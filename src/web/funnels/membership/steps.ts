import { membershipTitles } from '../../../core/contract/membership/membership-titles.ts'
import { optional } from '../../../core/fields/brick/brick.ts'
import { iban } from '../../../core/fields/payment/iban.ts'
import { paymentMethod } from '../../../core/fields/payment/payment-method.ts'
import { dateOfBirth } from '../../../core/fields/person/date-of-birth.ts'
import { email } from '../../../core/fields/person/email.ts'
import { landline } from '../../../core/fields/person/landline.ts'
import { mobile } from '../../../core/fields/person/mobile.ts'
import { agreeCollection, agreeTerms } from '../../../core/fields/request/consent.ts'
import { address } from '../../../core/groups/address.ts'
import { salutedPerson } from '../../../core/groups/person.ts'
import { chosenPassword, codeOnCard } from './membership-answers.ts'
import { membershipCopy } from './membership-content.ts'

/** The questions, by step (spec 001 sections 3 to 5). */
export const steps = {
  pandgegevens: {
    title: membershipTitles.property,
    intro: membershipCopy.propertyIntro,
    asks: { person: salutedPerson, home: address, email },
  },
  contactgegevens: {
    title: membershipTitles.contact,
    intro: membershipCopy.contactIntro,
    // The date of birth is required. The specification calls only the phone numbers optional (spec 001 section 5), and D35 has an
    // error for a date of birth that is missing.
    asks: {
      dateOfBirth,
      mobile: optional(mobile),
      landline: optional(landline),
      secret: chosenPassword,
    },
    load: () => import('./steps/MembershipContact.tsx'),
  },
  betaalgegevens: {
    title: membershipTitles.payment,
    intro: membershipCopy.paymentIntro,
    asks: { giftCode: codeOnCard, paymentMethod, iban, agreeCollection, agreeTerms },
  },
  overzicht: { title: membershipCopy.overview, intro: membershipCopy.overviewIntro, asks: {} },
}
