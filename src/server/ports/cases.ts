import * as z from 'zod/mini'
import { MAX_ATTACHMENT_BYTES, MAX_ATTACHMENTS } from '../../core/fields/files/attachments.ts'
import { type Calls, guardsOf, idempotencyKey, taken } from './calls.ts'

/** In errors, deliveries and at `/sandbox`. */
export const casesName = 'cases'

/** What people handle elsewhere. */
export const caseKinds = ['maintenance-plan', 'valuation', 'legal-position', 'complaint', 'contact'] as const
export type CaseKind = (typeof caseKinds)[number]

/** A question and its answer, in the words of the form. */
export interface CaseAnswer {
  section: string
  label: string
  value: string
}

/** What is handed over to be handled. */
export interface Case {
  kind: CaseKind
  /** Our reference, which the customer has too. */
  reference: string
  title: string
  /** ISO 8601 instant at which it was taken in. */
  receivedAt: string
  customer: { name: string; emailAddress: string; phoneNumber: string }
  answers: readonly CaseAnswer[]
  /** How many documents follow, each by `attach`. */
  documents: number
}

/** A document of a case, as its sender named it. */
export interface CaseDocument {
  name: string
  /** Media type, judged by its content when it was uploaded. */
  contentType: string
  content: Uint8Array
}

/** Throws only `PartnerError('cases', reason)`. */
export interface Cases {
  /** Hands a case over. The same key is one case, however often it is sent. */
  open(key: string, opened: Case): Promise<{ partnerReference: string }>
  /** Adds a document to the case of that reference of theirs. The same key is one document, however often it is sent. */
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

// four characters for each three bytes
const mostBase64 = Math.ceil(MAX_ATTACHMENT_BYTES / 3) * 4

/** JSON has no bytes: they travel as base64. */
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

/** What travels to a partner that serves our HTTP interface. */
export const casesCalls: Calls<Cases> = {
  open: {
    summary: 'Hands a case over. The same key is the same case.',
    takes: [idempotencyKey, ['opened', opened]],
    answer: z.object({ partnerReference }),
  },
  attach: {
    summary: 'Adds a document to a case; `content` is base64. The same key is the same document.',
    takes: [idempotencyKey, ['partnerReference', partnerReference], ['document', document]],
    answer: taken,
    refusal: 'There is no such case.',
  },
}

/** What an answer must look like before a service sees it. */
export const casesGuards = guardsOf(casesCalls)
