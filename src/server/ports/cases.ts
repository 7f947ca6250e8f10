import * as z from 'zod/mini'
import { MAX_ATTACHMENT_BYTES, MAX_ATTACHMENTS } from '../../core/fields/files/attachments.ts'
import { acknowledgement, type Calls, guardsOf, idempotencyKey } from './calls.ts'

export const casesName = 'cases'

export const caseKinds = ['maintenance-plan', 'valuation', 'legal-position', 'complaint', 'contact'] as const
export type CaseKind = (typeof caseKinds)[number]

/** A question and its answer, in the words of the form. */
export interface CaseAnswer {
  section: string
  label: string
  value: string
}

export interface Case {
  kind: CaseKind
  /** Our reference, which the customer has too. */
  reference: string
  title: string
  /** The ISO 8601 instant at which the request was received. */
  receivedAt: string
  customer: { name: string; emailAddress: string; phoneNumber: string }
  answers: readonly CaseAnswer[]
  /** The number of documents that follow, each by a call of `attach`. */
  documents: number
}

export interface CaseDocument {
  name: string
  /** The media type, determined from the content when the file was uploaded. */
  contentType: string
  content: Uint8Array
}

/** The port of the partner that handles cases. Throws only `PartnerError('cases', reason)`. */
export interface Cases {
  /** Hands a case over. The same key is one case, however often it is sent. */
  open(key: string, opened: Case): Promise<{ partnerReference: string }>
  /** Adds a document to the case with the partner's reference. The same key is one document, however often it is sent. */
  attach(key: string, partnerReference: string, document: CaseDocument): Promise<void>
}

const word = z.string().check(z.minLength(1), z.maxLength(200))
const text = z.string().check(z.maxLength(10_000))
const name = z.string().check(z.maxLength(500))
const partnerReference = word.check(z.describe('Yours, of the case.'))

const opened = z.object({
  kind: z.enum(caseKinds),
  reference: word.check(z.describe('Ours, which the customer has too.')),
  title: word,
  receivedAt: z.iso.datetime({ offset: true }),
  customer: z.object({
    name,
    emailAddress: name,
    phoneNumber: z.string().check(z.maxLength(50)),
  }),
  answers: z
    .array(z.object({ section: z.string().check(z.maxLength(200)), label: text, value: text }))
    .check(z.maxLength(200), z.describe('Every question with its answer, as the customer saw them.')),
  documents: z
    .int()
    .check(z.gte(0), z.lte(MAX_ATTACHMENTS), z.describe('How many follow, each in a call of its own.')),
})

// Base64 takes four characters for every three bytes.
const mostBase64 = Math.ceil(MAX_ATTACHMENT_BYTES / 3) * 4

/** Bytes as base64, as JSON has no type for them. */
const bytes = z.codec(
  z.base64().check(z.minLength(1), z.maxLength(mostBase64)),
  z.custom<Uint8Array>((value) => value instanceof Uint8Array),
  {
    decode: (written) => new Uint8Array(Buffer.from(written, 'base64')),
    encode: (content) => Buffer.from(content).toString('base64'),
  },
)

const document = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(255)),
  contentType: word,
  content: bytes,
})

export const casesCalls: Calls<Cases> = {
  open: {
    summary: 'Hands a case over. The same key is the same case.',
    takes: [idempotencyKey, ['opened', opened]],
    answer: z.object({ partnerReference }),
  },
  attach: {
    summary: 'Adds a document to a case; `content` is base64. The same key is the same document.',
    takes: [idempotencyKey, ['partnerReference', partnerReference], ['document', document]],
    answer: acknowledgement,
    refusal: 'There is no such case.',
  },
}

export const casesGuards = guardsOf(casesCalls)
