import * as z from 'zod/mini'
import { send } from '../../../core/contract/vve-quote/vve-quote-calls.ts'
import { vveQuoteTitles } from '../../../core/contract/vve-quote/vve-quote-titles.ts'
import { wire } from '../../../core/fields/brick/brick.ts'
import { group } from '../../../core/fields/brick/group.ts'
import { poBoxAddressType, streetAddress } from '../../../core/fields/home/address-type.ts'
import { complex } from '../../../core/fields/home/complex.ts'
import { vveName } from '../../../core/fields/home/vve-name.ts'
import { contactRole } from '../../../core/fields/person/contact-role.ts'
import { email } from '../../../core/fields/person/email.ts'
import { money } from '../../../core/fields/value/money.ts'
import { address } from '../../../core/groups/address.ts'
import { addressInWords, addressLabel } from '../../../core/groups/formatting.ts'
import { salutedPerson } from '../../../core/groups/person.ts'
import { phones } from '../../../core/groups/phones.ts'
import {
  postalAddress,
  postalAddressFields,
  postalAddressToSend,
} from '../../../core/groups/postal-address.ts'
import { ownAddress, ownPhones, ownSalutedPerson } from '../../../core/groups/profile-words.ts'
import { formatCents } from '../../../core/kernel/money.ts'
import { defineFunnel } from '../../engine/definition/define.ts'
import { vveQuoteCopy } from './vve-quote-content.ts'
import { vveQuoteSections } from './vve-quote-summary.ts'

/** Requests a quote for the maintenance plan of an owners' association, in four steps (spec 001 section 2). */
export const vveQuote = defineFunnel({
  slug: 'meerjarenonderhoudsplan',
  service: vveQuoteCopy.service,
  properties: group({
    /** Address of the thank-you page. */
    thanks: wire(z.string().check(z.startsWith('/')), '/diensten/vve/meerjarenonderhoudsplan/bedankt'),
    /** Price of the smallest plan. */
    onderhoudsplan_vanaf: money({ label: '' }),
  }),
  steps: {
    pandgegevens: {
      title: vveQuoteTitles.property,
      intro: vveQuoteCopy.propertyIntro,
      asks: { vveName, property: address },
    },
    kenmerken: { title: vveQuoteTitles.complex, intro: vveQuoteCopy.complexIntro, asks: complex },
    contactgegevens: {
      title: vveQuoteTitles.contact,
      intro: vveQuoteCopy.contactIntro,
      asks: { role: contactRole, person: salutedPerson, contact: postalAddress, phones, email },
    },
    overzicht: { title: vveQuoteCopy.overview, intro: vveQuoteCopy.overviewIntro, asks: {} },
  },
  overview: 'overzicht',
  shows: {
    'contact.street': ({ contact }) => contact?.type === streetAddress,
    'contact.box': ({ contact }) => contact?.type === poBoxAddressType,
  },
  // The building belongs to the association, so it is not filled in from the profile.
  profile: {
    person: ownSalutedPerson,
    contact: { street: ownAddress },
    email: 'emailAddress',
    phones: ownPhones,
  },
  summary: { sectionsOf: vveQuoteSections },
  side: (known, { properties }) => ({
    title: vveQuoteCopy.title,
    rows: [
      { label: vveName.facts.label, value: known.vveName },
      { label: addressLabel, value: known.property?.city ? addressInWords(known.property) : undefined },
      { label: complex.numberOfApartments.facts.label, value: known.numberOfApartments?.toString() },
    ].flatMap(({ label, value }) => (value ? [{ label, value }] : [])),
    price: {
      term: vveQuoteCopy.costs,
      value: `${vveQuoteCopy.from} ${formatCents(properties.onderhoudsplan_vanaf)}`,
    },
    fact: vveQuoteCopy.free,
  }),
  exits: {
    send: {
      endpoint: send,
      failure: 'Failed to send VvE quote.',
      toRequest: ({
        vveName: name,
        property,
        role,
        person,
        contact,
        email: emailAddress,
        phones: numbers,
        ...of
      }) => ({
        body: {
          propertyDetails: {
            name,
            kvkNumber: '',
            zipCode: property.postcode,
            houseNumber: property.houseNumber,
            houseNumberAddition: property.addition ?? '',
            streetName: property.streetName,
            placeName: property.city,
          },
          characteristics: of,
          contactPerson: {
            salutation: person.salutation,
            initials: person.initials,
            infix: person.infix ?? '',
            lastName: person.lastName,
            emailAddress,
            phoneNumber: numbers.landline ?? numbers.mobile ?? '',
            address: postalAddressToSend(contact),
            role,
          },
        },
      }),
      fields: {
        propertyDetails: {
          name: 'vveName',
          zipCode: 'property.postcode',
          houseNumber: 'property.houseNumber',
          houseNumberAddition: 'property.addition',
          streetName: 'property.streetName',
          placeName: 'property.city',
        },
        characteristics: {
          yearOfConstruction: 'yearOfConstruction',
          numberOfBuildings: 'numberOfBuildings',
          numberOfApartments: 'numberOfApartments',
          numberOfMonumentalBuildings: 'numberOfMonumentalBuildings',
          numberOfBuildingsWithParkingGarages: 'numberOfBuildingsWithParkingGarages',
          numberOfBuildingsWithShops: 'numberOfBuildingsWithShops',
          numberBuildingsWithLands: 'numberBuildingsWithLands',
          numberOfExtraPlannings: 'numberOfExtraPlannings',
        },
        contactPerson: {
          salutation: 'person.salutation',
          initials: 'person.initials',
          infix: 'person.infix',
          lastName: 'person.lastName',
          emailAddress: 'email',
          phoneNumber: ['phones.landline', 'phones.mobile'],
          address: postalAddressFields('contact'),
          role: 'role',
        },
      },
      to: (_answer, { properties }) => ({ url: properties.thanks }),
      lines: ({ vveName: name }) => [{ label: vveName.facts.label, value: name ?? '' }],
    },
  },
})
