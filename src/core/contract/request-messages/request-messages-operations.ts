import * as z from 'zod/mini'
import { brick, optional } from '../../fields/brick/brick.ts'
import { group } from '../../fields/brick/group.ts'
import { required } from '../../fields/brick/sentences.ts'
import { type Attachment, fileFault, fileSentences, uploadedFiles } from '../../fields/files/attachments.ts'
import { fileIds } from '../../fields/files/uploads.ts'
import { mailedLink } from '../../fields/link/mailed-link.ts'
import { email } from '../../fields/person/email.ts'
import { messageText } from '../../fields/request/message-text.ts'
import { reference } from '../../fields/request/reference.ts'
import { replyAct, replyText } from '../../fields/staff/reply.ts'
import { seenVersion } from '../../fields/staff/request-work.ts'
import { operation } from '../operation.ts'
import {
  keyReused,
  linkOver,
  loginRequired,
  notOwnWork,
  requestChanged,
  requestNotNow,
  requestUnknown,
  staffLoginRequired,
} from '../refusals.ts'

/** ISO 8601 instant. */
const instant = z.string()

/** Whose request it is: by its reference for who is logged in, or by the mailed link and the address that it was mailed to. */
const whose = {
  reference: optional(reference),
  token: optional(mailedLink),
  emailAddress: optional(email),
}

const notTheirs = [
  { ...loginRequired, when: 'je noemt een referentie en bent niet ingelogd' },
  { status: 404, code: 'not-found', when: 'bij jouw account staat geen aanvraag met deze referentie' },
  {
    status: 410,
    code: linkOver.code,
    when: 'de link werkt niet meer, of hoort niet bij dit e-mailadres',
  },
]

const file = z.object({
  name: z.string(),
  bytes: z.int(),
  /** Address at which it is downloaded, for an hour. */
  href: z.string(),
})

export const readMessages = operation({
  summary:
    'De berichten over een aanvraag, voor wie is ingelogd en voor wie de link uit onze e-mail en het e-mailadres heeft.',
  body: group(whose),
  answer: z.object({
    messages: z.array(
      z.object({
        id: z.string(),
        at: instant,
        from: z.enum(['us', 'you']),
        /** The desk that wrote it, never a name of somebody. */
        by: z.nullable(z.string()),
        text: z.string(),
        /** Set for one of ours that was not read before. */
        isNew: z.boolean(),
        files: z.array(file),
      }),
    ),
    /** Whether it can be answered: only once we wrote. */
    canAnswer: z.boolean(),
    /** Whether we wait for an answer. */
    isAsked: z.boolean(),
  }),
  example: {
    messages: [
      {
        id: '0f8c3a52-6d1e-4b7a-9c43-1e2d3f4a5b6c',
        at: '2026-11-30T09:00:00Z',
        from: 'us' as const,
        by: 'Ledenservice',
        text: 'Kun je een foto van de meterkast sturen?',
        isNew: true,
        files: [],
      },
    ],
    canAnswer: true,
    isAsked: true,
  },
  limit: 'check',
  faults: notTheirs,
})

export const answerMessage = operation({
  summary:
    'Antwoordt op een bericht over een aanvraag. Het staat bij de aanvraag, en er gaat geen e-mail over.',
  body: group({ ...whose, text: messageText, attachments: optional(fileIds()) }),
  answer: z.object({ reference: z.string(), id: z.string(), at: instant }),
  example: {
    reference: '7KQM-X4TF',
    id: '3b9d5e71-2c4f-4a8b-8d60-5f6e7a8b9c0d',
    at: '2026-11-30T10:00:00Z',
  },
  status: 201,
  submits: true,
  claimsFiles: true,
  faults: [
    ...notTheirs,
    {
      status: 409,
      code: 'not-now',
      when: 'wij schreven nog niets over deze aanvraag, of er staan al te veel antwoorden bij',
    },
    keyReused,
  ],
})

export const sendReply = operation({
  summary:
    'Schrijft de afzender van een aanvraag, en doet ermee wat het bericht zegt. Een minuut lang kan het terug.',
  params: group({ reference }),
  body: group({
    version: seenVersion,
    act: replyAct,
    text: replyText,
    /** Files that were uploaded for it (`request-messages.attach`). */
    files: optional(fileIds()),
  }),
  answer: z.object({ version: z.int(), sendsAt: instant }),
  example: { version: 4, sendsAt: '2026-11-30T09:01:00Z' },
  limit: 'office',
  faults: [staffLoginRequired, notOwnWork, requestUnknown, requestChanged, requestNotNow],
})

export const takeBackReply = operation({
  summary: 'Neemt terug wat je net wilde versturen. De afzender ziet er niets van.',
  params: group({ reference }),
  answer: z.object({ version: z.int() }),
  example: { version: 5 },
  limit: 'office',
  faults: [staffLoginRequired, notOwnWork, requestUnknown, requestNotNow],
})

export const keepReply = operation({
  summary:
    'Bewaart wat je schrijft aan de afzender en wat meegaat, voor jezelf. Zonder tekst en bestanden is het weg.',
  params: group({ reference }),
  body: group({
    act: replyAct,
    text: optional(replyText),
    /** Files that were uploaded for it (`request-messages.attach`). */
    files: optional(fileIds()),
  }),
  answer: z.object({
    savedAt: instant,
    /** Those of `files` that are not there any more. They were left out. */
    filesGone: z.array(z.string()),
  }),
  example: { savedAt: '2026-11-30T09:00:00Z', filesGone: [] },
  limit: 'office',
  faults: [staffLoginRequired, notOwnWork, requestUnknown],
})

const isFile = (value: unknown): value is Attachment =>
  typeof value === 'object' && value !== null && 'name' in value && 'size' in value

const oneFile = z
  .custom<Attachment>(isFile, { error: fileSentences.generic, abort: true })
  .check((context) => {
    const message = fileFault(context.value, uploadedFiles)
    if (message !== undefined) context.issues.push({ code: 'custom', message, input: context.value })
  })

const attached = brick(
  z.array(oneFile, required).check(z.minLength(1, required), z.maxLength(1, fileSentences.generic)),
  {
    label: 'Bestand',
    control: 'files',
    example: [{ name: 'offerte.pdf', size: 2048 }],
    keeps: 'never',
    files: { accept: uploadedFiles, max: 1 },
  },
)

export const attachFile = operation({
  summary: 'Bewaart een bestand dat met een bericht aan de afzender meegaat.',
  params: group({ reference }),
  body: group({ File: attached }),
  answer: z.object({ id: z.string(), name: z.string(), type: z.string(), bytes: z.int() }),
  example: {
    id: '7d3c1f5e-8a4b-4d1c-9e57-2f0a6b1c3d42',
    name: 'offerte.pdf',
    type: 'application/pdf',
    bytes: 2048,
  },
  status: 201,
  limit: 'office',
  faults: [
    staffLoginRequired,
    notOwnWork,
    requestUnknown,
    requestNotNow,
    { status: 413, code: 'body-too-large', when: 'de hele inzending is te groot' },
    { status: 415, code: 'unsupported-media-type', when: 'de inhoud is geen multipart/form-data' },
    {
      status: 503,
      code: 'partner-unavailable',
      when: 'het bestand kan nu niet op virussen worden gecontroleerd of niet worden bewaard',
    },
    { status: 507, code: 'no-room', when: 'er is geen plaats voor meer bestanden' },
  ],
})
