import * as z from 'zod/mini'
import { endpoint } from '../../../core/contract/endpoint.ts'
import { totalApartments } from '../../../core/fields/apartments.ts'
import { optional, wire } from '../../../core/fields/brick.ts'
import { numberedChoice } from '../../../core/fields/choice.ts'
import { agreedToDebit, agreeTerms, tick } from '../../../core/fields/consent.ts'
import { email } from '../../../core/fields/email.ts'
import { group } from '../../../core/fields/group.ts'
import { iban } from '../../../core/fields/iban.ts'
import { kvkNumber } from '../../../core/fields/kvk-number.ts'
import { directDebit, paymentMethod } from '../../../core/fields/payment-method.ts'
import { phoneNumber } from '../../../core/fields/phone-number.ts'
import { vveName } from '../../../core/fields/vve-name.ts'
import { address } from '../../../core/groups/address.ts'
import { salutedPerson } from '../../../core/groups/person.ts'
import { poBox, poBoxAddress } from '../../../core/groups/po-box.ts'
import { defineFunnel } from '../define.ts'

/** Codes of spec 001 section 3; labels of decision 37. */
const role = numberedChoice({
  label: 'Rol',
  options: [
    { value: 0, label: 'Contactpersoon' },
    { value: 1, label: 'Beheerkantoor' },
  ],
})
const streetAddress = 0
const addressType = numberedChoice({
  label: 'Soort adres',
  options: [
    { value: streetAddress, label: 'Straatadres' },
    { value: 1, label: 'Postbus' },
  ],
})
const otherAddress = 1
const invoiceRecipient = numberedChoice({
  label: 'Factuur naar',
  options: [
    { value: 0, label: 'Zelfde als contactpersoon' },
    { value: otherAddress, label: 'Ander adres' },
  ],
})

/** An address of one of the two kinds; the funnel says which of them shows. */
const place = group({ type: addressType, street: address, box: poBox })
type Place = {
  type: 0 | 1
  street: { postcode: string; houseNumber: number; addition?: string; streetName: string; city: string }
  box: { postcode: string; houseNumber: number; city: string }
}

const sentAddress = group({
  postcode: address.parts.postcode,
  houseNumber: address.parts.houseNumber,
  addition: optional(address.parts.addition),
  streetName: address.parts.streetName,
  placeName: address.parts.city,
})
const toSend = ({
  city,
  addition = '',
  ...rest
}: Omit<Place['street'], 'addition'> & { addition?: string }) => ({
  ...rest,
  addition,
  placeName: city,
})
const placeToSend = ({ type, street, box }: Place) =>
  toSend(type === streetAddress ? street : poBoxAddress(box))

const { salutation, initials, inserts, lastName } = salutedPerson.parts

/** The membership of an owners' association (spec 001 sections 3 and 7). */
export const registerVve = endpoint({
  name: 'skeleton.register-vve',
  method: 'POST',
  path: '/api/v2/becomeamember/registerVveMembership',
  summary: 'Meldt een VvE aan als lid.',
  body: group({
    propertyDetails: group({
      vveName,
      address: sentAddress,
      kvkNumber: optional(kvkNumber),
      totalApartments,
    }),
    contactDetails: group({
      role,
      salutation,
      initials,
      infix: inserts,
      lastName,
      address: sentAddress,
      addressType,
      email,
      phoneNumber,
    }),
    paymentDetails: group({
      invoiceRecipient,
      invoiceAddress: sentAddress,
      addressType,
      paymentMethod,
      iban: optional(iban),
      agreedToDebit: tick({ label: 'Incasso', sentence: 'Incasso' }),
      agreedToTermsAndConditions: agreeTerms,
    }),
  }),
  answer: z.object({ reference: z.string() }),
  example: { reference: '7KQM-X4TB' },
  submits: true,
})

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
      asks: { role, person: salutedPerson, contact: place, email, phoneNumber },
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
    'contact.box': ({ contact }) => contact?.type === 1,
    invoice: ({ invoiceRecipient }) => invoiceRecipient === otherAddress,
    'invoice.street': ({ invoice }) => invoice?.type === streetAddress,
    'invoice.box': ({ invoice }) => invoice?.type === 1,
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
              address: toSend(a.property),
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
