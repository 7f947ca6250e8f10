import { cancelMembership } from '../../../core/contract/cancellation/cancellation-calls.ts'
import { optional } from '../../../core/fields/brick/brick.ts'
import { group } from '../../../core/fields/brick/group.ts'
import { email } from '../../../core/fields/person/email.ts'
import { relationId } from '../../../core/fields/person/relation-id.ts'
import { cancellationReason, otherReason } from '../../../core/fields/request/cancellation-reason.ts'
import { explanation } from '../../../core/fields/request/explanation.ts'
import { address } from '../../../core/groups/address.ts'
import { salutedPerson } from '../../../core/groups/person.ts'
import { phones } from '../../../core/groups/phones.ts'
import { ownAddress, ownPhones, ownSalutedPerson } from '../../../core/groups/profile-words.ts'
import { formatDay } from '../../../core/kernel/day.ts'
import { defineFunnel } from '../../engine/definition/define.ts'
import { cancellationCopy } from './cancellation-content.ts'
import { CancellationForm } from './steps/CancellationForm.tsx'

/** Cancels a membership: one form, prefilled for who is logged in and open to change (spec 000 sections 2 to 8). */
export const cancellation = defineFunnel({
  slug: 'opzeggen',
  properties: group({}),
  steps: {
    opzeggen: {
      title: cancellationCopy.title,
      intro: cancellationCopy.intro,
      asks: {
        relationId: optional(relationId),
        person: salutedPerson,
        home: address,
        phones,
        email,
        cancellationReason,
        explanation,
      },
      view: CancellationForm,
    },
  },
  shows: { explanation: ({ cancellationReason: reason }) => reason === otherReason },
  profile: {
    relationId: 'relationId',
    person: ownSalutedPerson,
    home: ownAddress,
    email: 'emailAddress',
    phones: ownPhones,
  },
  side: () => ({
    title: cancellationCopy.next,
    rows: [cancellationCopy.mail, cancellationCopy.stay, cancellationCopy.end],
    fact: cancellationCopy.fact,
  }),
  exits: {
    cancel: {
      endpoint: cancelMembership,
      button: cancellationCopy.send,
      failure: 'Failed to cancel membership',
      says: ({ errors = {} }) => Object.values(errors)[0]?.[0] ?? cancellationCopy.wentWrong,
      toRequest: ({ person, home, phones: numbers, email: emailAddress, ...rest }) => ({
        body: {
          relationId: rest.relationId,
          emailAddress,
          salutation: person.salutation,
          initials: person.initials,
          infix: person.infix,
          lastName: person.lastName,
          postcode: home.postcode,
          houseNumber: home.houseNumber,
          houseNumberAddition: home.addition,
          streetName: home.streetName,
          city: home.city,
          phoneNumberMobile: numbers.mobile,
          phoneNumberLandline: numbers.landline,
          cancellationReason: rest.cancellationReason,
          explanation: rest.explanation,
        },
      }),
      fields: {
        emailAddress: 'email',
        salutation: 'person.salutation',
        initials: 'person.initials',
        infix: 'person.infix',
        lastName: 'person.lastName',
        postcode: 'home.postcode',
        houseNumber: 'home.houseNumber',
        houseNumberAddition: 'home.addition',
        streetName: 'home.streetName',
        city: 'home.city',
        phoneNumberMobile: 'phones.mobile',
        phoneNumberLandline: 'phones.landline',
      },
      to: ({ effectiveDate }) => ({
        stay: cancellationCopy.received,
        note: effectiveDate
          ? cancellationCopy.until(formatDay(effectiveDate, 'plain'))
          : cancellationCopy.toMatch,
      }),
    },
  },
})
