import * as z from 'zod/mini'
import { optional } from '../../fields/brick/brick.ts'
import { group } from '../../fields/brick/group.ts'
import { attachmentTooBig, contactFiles } from '../../fields/files/attachments.ts'
import { sentFiles } from '../../fields/files/sent-files.ts'
import { contactName } from '../../fields/person/contact-name.ts'
import { email } from '../../fields/person/email.ts'
import { landline } from '../../fields/person/landline.ts'
import { mobile } from '../../fields/person/mobile.ts'
import { contactSubject } from '../../fields/request/contact-message.ts'
import { question } from '../../fields/request/question.ts'
import { address } from '../../groups/address.ts'
import { operation } from '../operation.ts'
import { filesRefused, keyReused } from '../refusals.ts'

/** The body of a question, by the names of spec 000 section 3. */
const message = group({
  Subject: contactSubject,
  Question: question,
  Attachment: optional(sentFiles({ label: 'Bijlage', accept: contactFiles, tooBig: attachmentTooBig })),
  Name: contactName,
  EmailAddress: email,
  MobilePhoneNumber: optional(mobile),
  LandlinePhoneNumber: optional(landline),
  Postcode: address.parts.postcode,
  HouseNumber: address.parts.houseNumber,
  HouseNumberAddition: address.parts.addition,
})

export const send = operation({
  summary: 'Stelt een vraag, met bijlagen; het onderwerp bepaalt wie die leest.',
  body: message,
  rules: {
    '': { words: 'Een bijlage reist mee, of is het id van een bestand dat al geüpload is.' },
  },
  answer: z.object({ reference: z.string() }),
  example: { reference: '7KQM-X4TF' },
  status: 201,
  submits: true,
  keepsFile: true,
  claimsFiles: true,
  faults: [keyReused, ...filesRefused],
})
