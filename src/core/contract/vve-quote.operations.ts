import * as z from 'zod/mini'
import { optional } from '../fields/brick.ts'
import { complex } from '../fields/complex.ts'
import { contactRole } from '../fields/contact-role.ts'
import { email } from '../fields/email.ts'
import { group } from '../fields/group.ts'
import { kvkNumber } from '../fields/kvk-number.ts'
import { phoneNumber } from '../fields/phone-number.ts'
import { vveName } from '../fields/vve-name.ts'
import { address } from '../groups/address.ts'
import { salutedPerson } from '../groups/person.ts'
import { sentAddress } from '../groups/sent-address.ts'
import { operation } from './operation.ts'
import { keyReused } from './refusals.ts'
import { titles } from './vve-quote.titles.ts'

const { salutation, initials, infix, lastName } = salutedPerson.parts
const { postcode, houseNumber, addition } = address.parts

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
      },
      { label: titles.property },
    ),
    characteristics: group(complex, { label: titles.complex }),
    contactPerson: group(
      {
        salutation,
        initials,
        infix,
        lastName,
        emailAddress: email,
        phoneNumber,
        // a PO box is an address on `Postbus`, its number the house number
        address: sentAddress,
        role: contactRole,
      },
      { label: titles.contact },
    ),
  }),
  answer: z.object({ reference: z.string() }),
  example: { reference: '7KQM-X4TB' },
  status: 201,
  submits: true,
  faults: [keyReused],
})
