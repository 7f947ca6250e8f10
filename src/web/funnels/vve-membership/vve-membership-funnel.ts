import * as z from 'zod/mini'
import { registerVve } from '../../../core/contract/vve-membership/vve-membership-calls.ts'
import { vveMembershipTitles } from '../../../core/contract/vve-membership/vve-membership-titles.ts'
import { optional, wire } from '../../../core/fields/brick/brick.ts'
import { group } from '../../../core/fields/brick/group.ts'
import { poBoxAddressType, streetAddress } from '../../../core/fields/home/address-type.ts'
import { totalApartments } from '../../../core/fields/home/apartments.ts'
import { vveName } from '../../../core/fields/home/vve-name.ts'
import { iban } from '../../../core/fields/payment/iban.ts'
import { invoiceRecipient, invoiceToOtherAddress } from '../../../core/fields/payment/invoice-recipient.ts'
import { paymentMethod, pricedLabels } from '../../../core/fields/payment/payment-method.ts'
import { contactRole } from '../../../core/fields/person/contact-role.ts'
import { email } from '../../../core/fields/person/email.ts'
import { kvkNumber } from '../../../core/fields/person/kvk-number.ts'
import { phoneNumber } from '../../../core/fields/person/phone-number.ts'
import { agreedToDebit, agreeTerms } from '../../../core/fields/request/consent.ts'
import { money } from '../../../core/fields/value/money.ts'
import { address } from '../../../core/groups/address.ts'
import { collectionToSend, termsToSend } from '../../../core/groups/costs-to-send.ts'
import { addressInWords, addressLabel } from '../../../core/groups/formatting.ts'
import { salutedPerson } from '../../../core/groups/person.ts'
import {
  postalAddress,
  postalAddressFields,
  postalAddressToSend,
} from '../../../core/groups/postal-address.ts'
import { ownAddress, ownSalutedPerson } from '../../../core/groups/profile-words.ts'
import { addressToSend, sentAddressFields } from '../../../core/groups/sent-address.ts'
import { costWords } from '../../../core/groups/yearly-costs.ts'
import { formatCents } from '../../../core/kernel/money.ts'
import { directDebit } from '../../../core/rules/payment-methods.ts'
import { type VvePrices, vveFee } from '../../../core/rules/vve-fee.ts'
import { yearlyFeeLabel } from '../../../core/vve-membership/vve-membership-words.ts'
import { defineFunnel } from '../../engine/definition/define.ts'
import { vveMembershipCopy } from './vve-membership-content.ts'
import { vveMembershipSections } from './vve-membership-summary.ts'

const properties = group({
  /** Address of the thank-you page. */
  thanks: wire(z.string().check(z.startsWith('/')), '/lidmaatschap/vve-bedankt'),
  /** The yearly fee per apartment, and the surcharge for a bank transfer: `€ 12,50`. */
  perApartment: money({ label: '' }),
  bankTransfer: money({ label: '' }),
})

const feeOf = (
  { totalApartments: count, paymentMethod: method }: { totalApartments?: number; paymentMethod?: 0 | 1 },
  prices: VvePrices,
) => (count === undefined ? undefined : vveFee(count, method, prices))

/** Makes an owners' association a member, in four steps (spec 001 sections 2 to 5). */
export const vveMembership = defineFunnel({
  slug: 'vve-lid-worden',
  properties,
  steps: {
    pandgegevens: {
      title: vveMembershipTitles.property,
      intro: vveMembershipCopy.propertyIntro,
      asks: { vveName, property: address, kvkNumber: optional(kvkNumber), totalApartments },
    },
    contactgegevens: {
      title: vveMembershipTitles.contact,
      intro: vveMembershipCopy.contactIntro,
      asks: { role: contactRole, person: salutedPerson, contact: postalAddress, phoneNumber, email },
    },
    betaalgegevens: {
      title: vveMembershipTitles.payment,
      intro: vveMembershipCopy.paymentIntro,
      asks: { invoiceRecipient, invoice: postalAddress, paymentMethod, iban, agreedToDebit },
    },
    overzicht: {
      title: vveMembershipCopy.overview,
      intro: vveMembershipCopy.overviewIntro,
      asks: { agreeTerms },
    },
  },
  overview: 'overzicht',
  labels: { paymentMethod: ({ properties: { bankTransfer } }) => pricedLabels(bankTransfer) },
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
    invoice: ({ invoiceRecipient: recipient }) => recipient === invoiceToOtherAddress,
    'invoice.street': ({ invoice }) => invoice?.type === streetAddress,
    'invoice.box': ({ invoice }) => invoice?.type === poBoxAddressType,
    iban: ({ paymentMethod: method }) => method === directDebit,
    agreedToDebit: ({ paymentMethod: method }) => method === directDebit,
  },
  // The building and the invoice address belong to the association, so they are not filled in from the profile.
  profile: {
    person: ownSalutedPerson,
    contact: { street: ownAddress },
    email: 'emailAddress',
    phoneNumber: 'phoneNumber',
  },
  summary: { sectionsOf: vveMembershipSections },
  side: (known, { properties: prices }) => {
    const fee = feeOf(known, prices)
    const each = formatCents(prices.perApartment)
    const rows = [
      { label: vveName.facts.label, value: known.vveName },
      { label: addressLabel, value: known.property?.city ? addressInWords(known.property) : undefined },
      { label: totalApartments.facts.label, value: known.totalApartments?.toString() },
      { label: costWords.surcharge, value: fee?.surcharge ? formatCents(fee.surcharge) : undefined },
    ].flatMap(({ label, value }) => (value ? [{ label, value }] : []))
    return {
      title: vveMembershipCopy.sideTitle,
      rows,
      price: fee
        ? {
            term: fee.surcharge ? costWords.total : yearlyFeeLabel,
            value: formatCents(fee.total),
            note: `${each} ${vveMembershipCopy.each}`,
          }
        : { term: vveMembershipCopy.apartment, value: each, note: vveMembershipCopy.each },
    }
  },
  exits: {
    register: {
      endpoint: registerVve,
      failure: 'Failed to register word lid vve.',
      arrival: { step: 'bedankpagina', number: 5 },
      toRequest: (a, { properties: prices }) => {
        const { total, fee } = vveFee(a.totalApartments, a.paymentMethod, prices)
        const invoice = a.invoiceRecipient === invoiceToOtherAddress ? a.invoice : a.contact
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
              infix: a.person.infix ?? '',
              lastName: a.person.lastName,
              address: postalAddressToSend(a.contact),
              addressType: a.contact.type,
              email: a.email,
              phoneNumber: a.phoneNumber,
            },
            paymentDetails: {
              invoiceRecipient: a.invoiceRecipient,
              invoiceAddress: postalAddressToSend(invoice),
              addressType: invoice.type,
              paymentMethod: a.paymentMethod,
              iban: a.iban ?? '',
              agreedToDebit: a.agreedToDebit ?? false,
              agreedToTermsAndConditions: a.agreeTerms,
            },
            overrideExistingAccountValidationErrors: true,
            acceptedPriceInCents: total,
            acceptedFeeInCents: fee,
            ...(a.paymentMethod === directDebit && collectionToSend),
            ...termsToSend,
          },
        }
      },
      fields: {
        propertyDetails: {
          vveName: 'vveName',
          address: sentAddressFields('property'),
          kvkNumber: 'kvkNumber',
          totalApartments: 'totalApartments',
        },
        contactDetails: {
          role: 'role',
          salutation: 'person.salutation',
          initials: 'person.initials',
          infix: 'person.infix',
          lastName: 'person.lastName',
          address: postalAddressFields('contact'),
          addressType: 'contact.type',
          email: 'email',
          phoneNumber: 'phoneNumber',
        },
        paymentDetails: {
          invoiceRecipient: 'invoiceRecipient',
          // Another invoice address is asked only where it differs.
          invoiceAddress: postalAddressFields('invoice', 'contact'),
          addressType: ['invoice.type', 'contact.type'],
          paymentMethod: 'paymentMethod',
          iban: 'iban',
          agreedToDebit: 'agreedToDebit',
          agreedToTermsAndConditions: 'agreeTerms',
        },
        acceptedPriceInCents: 'totalApartments',
        acceptedFeeInCents: 'totalApartments',
        agreeCollectionText: 'paymentMethod',
      },
      to: (_answer, context) => ({ url: context.properties.thanks }),
      lines: ({ vveName: name, totalApartments: count }) => [
        { label: vveName.facts.label, value: name ?? '' },
        { label: totalApartments.facts.label, value: String(count ?? '') },
      ],
    },
  },
})
