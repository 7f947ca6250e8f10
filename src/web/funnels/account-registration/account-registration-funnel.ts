import * as z from 'zod/mini'
import { registerAccount } from '../../../core/contract/account/account-calls.ts'
import { holdsEmail } from '../../../core/fields/account/new-password.ts'
import { optional, wire } from '../../../core/fields/brick/brick.ts'
import { group } from '../../../core/fields/brick/group.ts'
import { email } from '../../../core/fields/person/email.ts'
import { landline } from '../../../core/fields/person/landline.ts'
import { mobile } from '../../../core/fields/person/mobile.ts'
import { address } from '../../../core/groups/address.ts'
import { accountNameToSend, salutedPerson } from '../../../core/groups/person.ts'
import { addressToSend, sentAddressFields } from '../../../core/groups/sent-address.ts'
import { defineFunnel } from '../../engine/definition/define.ts'
import { chosenPassword, isFreeOf } from '../../login/NewPassword.tsx'
import { ownDetails } from '../../login/service-details.ts'
import { accountRegistrationCopy } from './account-registration-content.ts'
import { AccountRegistrationAccount } from './steps/AccountRegistrationAccount.tsx'

/** Registers an account without a membership (D41). Phone numbers are optional, as they are for a member. */
export const accountRegistration = defineFunnel({
  slug: 'registreren',
  properties: group({
    /** Address of the page after this form. */
    confirmation: wire(z.string().check(z.startsWith('/')), '/registreren/bedankt'),
  }),
  steps: {
    account: {
      title: accountRegistrationCopy.title,
      intro: accountRegistrationCopy.intro,
      asks: {
        person: salutedPerson,
        home: address,
        mobile: optional(mobile),
        landline: optional(landline),
        email,
        chosen: chosenPassword,
      },
      view: AccountRegistrationAccount,
    },
  },
  rules: [
    {
      field: 'chosen.password',
      message: holdsEmail,
      ok: ({ chosen, email: own }) => isFreeOf(chosen, own),
    },
  ],
  // A visitor's details from another form of this visit are filled in.
  profile: { ...ownDetails, email: 'emailAddress' },
  exits: {
    register: {
      endpoint: registerAccount,
      button: accountRegistrationCopy.button,
      failure: 'Failed to register account',
      help: { 'email-taken': { label: accountRegistrationCopy.logIn, href: '/inloggen' } },
      toRequest: (a) => ({
        body: {
          ...accountNameToSend(a.person),
          address: addressToSend(a.home),
          phoneNumberMobile: a.mobile ?? '',
          phoneNumberLandline: a.landline ?? '',
          emailAddress: a.email,
          password: a.chosen.password,
        },
      }),
      fields: {
        salutation: 'person.salutation',
        initials: 'person.initials',
        inserts: 'person.infix',
        lastName: 'person.lastName',
        address: sentAddressFields('home'),
        phoneNumberMobile: 'mobile',
        phoneNumberLandline: 'landline',
        emailAddress: 'email',
        password: 'chosen.password',
      },
      to: (_answer, { properties }) => ({ url: properties.confirmation }),
    },
  },
})
