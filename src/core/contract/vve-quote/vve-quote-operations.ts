import * as z from 'zod/mini'
import { optional } from '../../fields/brick/brick.ts'
import { group } from '../../fields/brick/group.ts'
import { complex } from '../../fields/home/complex.ts'
import { vveName } from '../../fields/home/vve-name.ts'
import { contactRole } from '../../fields/person/contact-role.ts'
import { email } from '../../fields/person/email.ts'
import { kvkNumber } from '../../fields/person/kvk-number.ts'
import { phoneNumber } from '../../fields/person/phone-number.ts'
import { address } from '../../groups/address.ts'
import { salutedPerson } from '../../groups/person.ts'
import { sentAddress } from '../../groups/sent-address.ts'
import { operation } from '../operation.ts'
import { keyReused } from '../refusals.ts'
import { vveQuoteTitles } from './vve-quote-titles.ts'

const { salutation, initials, infix, lastName } = salutedPerson.parts
const { postcode, houseNumber, addition, streetName, city } = address.parts

export const send = operation({
  summary: 'Vraagt een offerte voor een meerjarenonderhoudsplan.',
  body: group({
    propertyDetails: group(
      {
        name: vveName,
        kvkNumber: optional(kvkNumber),
        zipCode: postcode,
        houseNumber,
        houseNumberAddition: optional(addition),
        // beside the fields of the text: mail and case show the whole address
        streetName: optional(streetName),
        placeName: optional(city),
      },
      { label: vveQuoteTitles.property },
    ),
    characteristics: group(complex, { label: vveQuoteTitles.complex }),
    contactPerson: group(
      {
        salutation,
        initials,
        infix,
        lastName,
        emailAddress: email,
        phoneNumber,
        // a PO box is an address on `Postbus`, with its number as house number
        address: sentAddress,
        role: contactRole,
      },
      { label: vveQuoteTitles.contact },
    ),
  }),
  answer: z.object({ reference: z.string() }),
  example: { reference: '7KQM-X4TF' },
  status: 201,
  submits: true,
  faults: [keyReused],
})
