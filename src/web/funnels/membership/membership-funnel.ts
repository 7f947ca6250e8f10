import * as z from 'zod/mini'
import { checkGiftCard, preCheck, register } from '../../../core/contract/membership/membership-calls.ts'
import { containsEmail, holdsEmail, tooWeak } from '../../../core/fields/account/new-password.ts'
import { wire } from '../../../core/fields/brick/brick.ts'
import { group } from '../../../core/fields/brick/group.ts'
import { giftFailed } from '../../../core/fields/payment/gift-code.ts'
import { pricedLabels } from '../../../core/fields/payment/payment-method.ts'
import { money } from '../../../core/fields/value/money.ts'
import { ownAddress, ownPhones, ownSalutedPerson } from '../../../core/groups/profile-words.ts'
import { isLoggedIn } from '../../../core/kernel/viewer.ts'
import { directDebit } from '../../../core/rules/payment-methods.ts'
import { defineFunnel } from '../../engine/definition/define.ts'
import { isStrong } from './membership-answers.ts'
import { help, membershipCopy, thanksPage } from './membership-content.ts'
import { isGift } from './membership-prices.ts'
import { fields, requestOf } from './membership-request.ts'
import { membershipSections } from './membership-summary.ts'
import { sidePanel } from './side-panel.ts'
import { steps } from './steps.ts'

const properties = group({
  /** The payment type of the page (spec 001 section 3): with `gifty` a gift card is redeemed. */
  paymentType: wire(z.enum(['standard', 'gifty']), 'standard'),
  /** The yearly fee, and the surcharge for a bank transfer: `€ 34,50`. */
  fee: money({ label: '' }),
  surcharge: money({ label: '' }),
})

/** Becomes a member, by payment or gift card, in four steps and a thank-you page (spec 001 sections 2 to 5). */
export const membership = defineFunnel({
  slug: 'lid-worden',
  properties,
  steps,
  overview: 'overzicht',
  after: { bevestiging: { title: membershipCopy.confirmation, page: thanksPage } },
  shows: {
    // who calls chooses a password by the link of their mail
    secret: (_known, { viewer }) => !isLoggedIn(viewer) && !viewer.byPhone,
    giftCode: (_known, context) => isGift(context),
    paymentMethod: (_known, context) => !isGift(context),
    iban: ({ paymentMethod: method }) => method === directDebit,
    agreeCollection: ({ paymentMethod: method }) => method === directDebit,
  },
  labels: { paymentMethod: ({ properties: { surcharge } }) => pricedLabels(surcharge) },
  rules: [
    {
      field: 'secret.password',
      message: holdsEmail,
      ok: ({ secret, email: own }) => !secret?.password || !containsEmail(secret.password, own ?? ''),
    },
    {
      field: 'secret.password',
      message: tooWeak,
      ok: ({ secret, email: own }) => !secret?.password || isStrong(secret.password, own),
    },
  ],
  onLeave: {
    pandgegevens: {
      endpoint: preCheck,
      input: ({ email: emailAddress, person, home }) =>
        emailAddress && person?.lastName && home?.postcode && home.houseNumber
          ? {
              body: {
                emailAddress,
                lastName: person.lastName,
                postcode: home.postcode,
                houseNumber: home.houseNumber,
                houseNumberAddition: home.addition ?? '',
              },
            }
          : undefined,
      fields: {
        emailAddress: 'email',
        lastName: 'person.lastName',
        postcode: 'home.postcode',
        houseNumber: 'home.houseNumber',
        houseNumberAddition: 'home.addition',
      },
      failure: 'Failed to validate membership',
      help: { 'email-taken': help.logIn },
    },
    betaalgegevens: {
      endpoint: checkGiftCard,
      // The standard page continues without this call (spec 001 section 4).
      input: ({ giftCode: code }, context) => (isGift(context) && code ? { params: { code } } : undefined),
      fields: { code: 'giftCode' },
      failure: 'Failed to validate gift card',
      fails: { sentence: giftFailed, help: help.contact },
    },
  },
  draft: { where: 'session', later: true },
  profile: {
    person: ownSalutedPerson,
    home: ownAddress,
    email: 'emailAddress',
    dateOfBirth: 'dateOfBirth',
    ...ownPhones,
  },
  // Who has an account becomes a member with it, so its name cannot be changed here (spec 001 section 6).
  fixed: ({ emailAddress, initials, infix = '', lastName }) => ({
    email: emailAddress,
    ...(lastName && { person: { initials, infix, lastName } }),
  }),
  summary: { sectionsOf: membershipSections },
  side: sidePanel,
  exits: {
    register: {
      endpoint: register,
      failure: 'Failed to register membership',
      help: {
        'email-taken': help.logIn,
        'gift-card-unknown': help.contact,
        'already-member': help.mine,
      },
      arrival: { step: 'bevestiging', number: 5 },
      toRequest: requestOf,
      fields,
      to: () => ({ url: thanksPage }),
    },
  },
})
