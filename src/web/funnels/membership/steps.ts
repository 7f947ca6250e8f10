import { titles } from '../../../core/contract/membership/titles.ts'
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
import { chosenPassword, codeOnCard } from './answers.ts'
import { copy } from './content.ts'

/** The questions, by step (spec 001 sections 3 to 5). */
export const steps = {
  pandgegevens: {
    title: titles.property,
    intro: copy.propertyIntro,
    asks: { person: salutedPerson, home: address, email },
  },
  contactgegevens: {
    title: titles.contact,
    intro: copy.contactIntro,
    // The date of birth is required: the text calls only the phone numbers optional, and D35 says what happens without one.
    asks: {
      dateOfBirth,
      mobile: optional(mobile),
      landline: optional(landline),
      secret: chosenPassword,
    },
    load: () => import('./steps/Contact.tsx'),
  },
  betaalgegevens: {
    title: titles.payment,
    intro: copy.paymentIntro,
    asks: { giftCode: codeOnCard, paymentMethod, iban, agreeCollection, agreeTerms },
  },
  overzicht: { title: copy.overview, intro: copy.overviewIntro, asks: {} },
}
