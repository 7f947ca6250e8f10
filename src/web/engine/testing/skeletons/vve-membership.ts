import * as z from 'zod/mini'
import { registerVve } from '../../../../core/contract/vve-membership.ts'
import { poBoxAddressType, streetAddress } from '../../../../core/fields/address-type.ts'
import { totalApartments } from '../../../../core/fields/apartments.ts'
import { optional, wire } from '../../../../core/fields/brick.ts'
import { agreedToDebit, agreeTerms } from '../../../../core/fields/consent.ts'
import { contactRole } from '../../../../core/fields/contact-role.ts'
import { email } from '../../../../core/fields/email.ts'
import { group } from '../../../../core/fields/group.ts'
import { iban } from '../../../../core/fields/iban.ts'
import { invoiceRecipient, otherAddress } from '../../../../core/fields/invoice-recipient.ts'
import { kvkNumber } from '../../../../core/fields/kvk-number.ts'
import { paymentMethod } from '../../../../core/fields/payment-method.ts'
import { phoneNumber } from '../../../../core/fields/phone-number.ts'
import { vveName } from '../../../../core/fields/vve-name.ts'
import { address } from '../../../../core/groups/address.ts'
import { salutedPerson } from '../../../../core/groups/person.ts'
import { place, placeToSend } from '../../../../core/groups/place.ts'
import { addressToSend } from '../../../../core/groups/sent-address.ts'
import { directDebit } from '../../../../core/rules/payment-methods.ts'
import { defineFunnel } from '../../definition/define.ts'

/** An owners' association becomes a member: three addresses, and fields that hang on choices (spec 001 section 4). */
export const vveMembership = defineFunnel({
  slug: 'skelet-vve',
  properties: group({ thanks: wire(z.string(), '/lidmaatschap/vve-bedankt') }),
  steps: {
    pandgegevens: {
      title: 'Pandgegevens',
      asks: { vveName, property: address, kvkNumber: optional(kvkNumber), totalApartments },
    },
    contactgegevens: {
      title: 'Contactgegevens',
      asks: { role: contactRole, person: salutedPerson, contact: place, email, phoneNumber },
    },
    betaalgegevens: {
      title: 'Betaalgegevens',
      asks: { invoiceRecipient, invoice: place, paymentMethod, iban, agreedToDebit },
    },
    overzicht: { title: 'Overzicht', asks: { agreeTerms } },
  },
  overview: 'overzicht',
  initial: {
    role: '0',
    person: { salutation: '0' },
    contact: { type: '0' },
    invoiceRecipient: '0',
    invoice: { type: '0' },
    paymentMethod: '1',
  },
  shows: {
    'contact.street': ({ contact }) => contact?.type === streetAddress,
    'contact.box': ({ contact }) => contact?.type === poBoxAddressType,
    invoice: ({ invoiceRecipient }) => invoiceRecipient === otherAddress,
    'invoice.street': ({ invoice }) => invoice?.type === streetAddress,
    'invoice.box': ({ invoice }) => invoice?.type === poBoxAddressType,
    iban: ({ paymentMethod }) => paymentMethod === directDebit,
    agreedToDebit: ({ paymentMethod }) => paymentMethod === directDebit,
  },
  prefill: ({ emailAddress, gender, initials, inserts, lastName, phoneNumberMobile, ...home }) => ({
    person: { salutation: gender === 2 ? undefined : (`${gender}` as const), initials, inserts, lastName },
    contact: {
      street: {
        postcode: home.postcode,
        houseNumber: home.houseNumber,
        addition: home.addition,
        streetName: home.streetName,
        city: home.city,
      },
    },
    email: emailAddress,
    phoneNumber: phoneNumberMobile,
  }),
  exits: {
    register: {
      endpoint: registerVve,
      failure: 'Failed to register word lid vve.',
      toRequest: (a) => {
        const invoice = a.invoiceRecipient === otherAddress ? a.invoice : a.contact
        return {
          body: {
            propertyDetails: {
              vveName: a.vveName,
              address: addressToSend(a.property),
              kvkNumber: a.kvkNumber ?? '',
              totalApartments: a.totalApartments,
            },
            contactDetails: {
              role: a.role,
              salutation: a.person.salutation,
              initials: a.person.initials,
              infix: a.person.inserts ?? '',
              lastName: a.person.lastName,
              address: placeToSend(a.contact),
              addressType: a.contact.type,
              email: a.email,
              phoneNumber: a.phoneNumber,
            },
            paymentDetails: {
              invoiceRecipient: a.invoiceRecipient,
              invoiceAddress: placeToSend(invoice),
              addressType: invoice.type,
              paymentMethod: a.paymentMethod,
              iban: a.iban ?? '',
              agreedToDebit: a.agreedToDebit ?? false,
              agreedToTermsAndConditions: a.agreeTerms,
            },
          },
        }
      },
      to: (_answer, { properties }) => ({ url: properties.thanks }),
    },
  },
})
