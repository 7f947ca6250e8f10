import * as z from 'zod/mini'
import { optional } from '../../fields/brick/brick.ts'
import { group } from '../../fields/brick/group.ts'
import { attachmentTooBig, complaintFiles } from '../../fields/files/attachments.ts'
import { sentFiles } from '../../fields/files/sent-files.ts'
import { email } from '../../fields/person/email.ts'
import { landline } from '../../fields/person/landline.ts'
import { mobile } from '../../fields/person/mobile.ts'
import { relationId } from '../../fields/person/relation-id.ts'
import { complaintOption } from '../../fields/request/complaint-option.ts'
import { description } from '../../fields/request/description.ts'
import { desiredSolution } from '../../fields/request/desired-solution.ts'
import { title } from '../../fields/request/title.ts'
import { address } from '../../groups/address.ts'
import { person } from '../../groups/person.ts'
import { phoneMissing } from '../../groups/phones.ts'
import { operation } from '../operation.ts'
import { filesRefused, keyReused } from '../refusals.ts'
import { requireFilled } from '../rules.ts'

export const options = operation({
  summary: 'Waar een klacht over kan gaan.',
  answer: z.array(z.object({ key: z.string(), value: z.string() })),
  example: [{ key: 'klusservice', value: 'Klusservice' }],
})

/** The body of a complaint, by the names of spec 000 section 3. */
const complaint = group(
  {
    RelationId: optional(relationId),
    EmailAddress: email,
    Initials: person.parts.initials,
    Infix: person.parts.infix,
    LastName: person.parts.lastName,
    PhoneNumberMobile: optional(mobile),
    PhoneNumberLandline: optional(landline),
    Postcode: address.parts.postcode,
    HouseNumber: address.parts.houseNumber,
    HouseNumberAddition: address.parts.addition,
    StreetName: address.parts.streetName,
    City: address.parts.city,
    Title: title,
    Option: complaintOption,
    Description: description,
    DesiredSolution: optional(desiredSolution),
    Attachments: optional(sentFiles({ accept: complaintFiles, tooBig: attachmentTooBig })),
  },
  {
    rules: [
      {
        field: 'PhoneNumberMobile',
        reads: ['PhoneNumberMobile', 'PhoneNumberLandline'],
        message: phoneMissing,
        ok: (one) => one.PhoneNumberMobile !== undefined || one.PhoneNumberLandline !== undefined,
      },
    ],
  },
)

export const send = operation({
  summary: 'Dient een klacht in, met bijlagen.',
  body: complaint,
  rules: {
    '': {
      words:
        'Ten minste één telefoonnummer. Option is een key van complaintoptions. Een bijlage reist mee, of is het id van een bestand dat al geüpload is.',
      also: [{ anyOf: [requireFilled('PhoneNumberMobile'), requireFilled('PhoneNumberLandline')] }],
    },
  },
  answer: z.object({ reference: z.string() }),
  example: { reference: '7KQM-X4TF' },
  status: 201,
  submits: true,
  keepsFile: true,
  claimsFiles: true,
  faults: [keyReused, ...filesRefused],
})
