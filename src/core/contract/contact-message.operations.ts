import * as z from 'zod/mini'
import { attachmentTooBig, contactFiles } from '../fields/attachments.ts'
import { optional } from '../fields/brick.ts'
import { contactSubject } from '../fields/contact-message.ts'
import { contactName } from '../fields/contact-name.ts'
import { email } from '../fields/email.ts'
import { group } from '../fields/group.ts'
import { landline } from '../fields/landline.ts'
import { mobile } from '../fields/mobile.ts'
import { question } from '../fields/question.ts'
import { sentFiles } from '../fields/sent-files.ts'
import { address } from '../groups/address.ts'
import { operation } from './operation.ts'
import { filesRefused, keyReused } from './refusals.ts'

/** As the form sends it, by the names of spec 000 section 3. */
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
  summary: 'Stelt een vraag, met bijlagen; het onderwerp bepaalt wie haar leest.',
  body: message,
  rules: {
    '': { words: 'Een bijlage reist mee, of is het id van een bestand dat al geüpload is.' },
  },
  answer: z.object({ reference: z.string() }),
  example: { reference: '7KQM-X4TB' },
  status: 201,
  submits: true,
  keepsFile: true,
  claimsFiles: true,
  faults: [keyReused, ...filesRefused],
})
