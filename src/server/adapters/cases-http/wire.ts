import * as z from 'zod/mini'
import { MAX_ATTACHMENT_BYTES, MAX_ATTACHMENTS } from '../../../core/fields/attachments.ts'
import { type Case, type CaseDocument, caseKinds } from '../../ports/cases.ts'
import { call } from '../../ports/signed-http.ts'

// What travels between us and the partner, guarded both ways. The partner's documentation: docs/partners.md.

const word = z.string().check(z.minLength(1), z.maxLength(200))
const text = z.string().check(z.maxLength(10_000))

/** A reference of the partner's: of characters that stand for themselves in a path. */
export const caseReference = z.string().check(z.regex(/^[A-Za-z0-9-]{1,60}$/))

const caseBody = z.object({
  kind: z.enum(caseKinds),
  reference: word,
  title: word,
  received_at: z.iso.datetime({ offset: true }),
  customer: z.object({
    name: z.string().check(z.maxLength(500)),
    email: z.string().check(z.maxLength(500)),
    telephone: z.string().check(z.maxLength(50)),
  }),
  answers: z
    .array(z.object({ section: z.string().check(z.maxLength(200)), label: text, value: text }))
    .check(z.maxLength(200)),
  documents: z.int().check(z.gte(0), z.lte(MAX_ATTACHMENTS)),
})

// four characters for each three bytes
const mostBase64 = Math.ceil(MAX_ATTACHMENT_BYTES / 3) * 4

const documentBody = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(255)),
  content_type: word,
  content: z.base64().check(z.minLength(1), z.maxLength(mostBase64)),
})

/** The interface that the partner serves; docs/partners/cases.openapi.json is made of it. */
export const calls = {
  open: call({
    method: 'POST',
    path: '/v1/cases',
    summary:
      'Hands a case over, with its questions and answers as the customer saw them. The same key with the same body is the same case.',
    body: caseBody,
    answer: z.object({ reference: caseReference }),
  }),
  attach: call({
    method: 'POST',
    path: '/v1/cases/{reference}/documents',
    summary:
      'Adds a document to a case; `content` is base64. The same key with the same body is the same document. 404 where there is no such case.',
    parameters: { reference: { in: 'path', schema: caseReference, meaning: 'Yours, of the case.' } },
    body: documentBody,
    answer: z.object({ taken: z.literal(true) }),
  }),
}

/** Our case in the partner's words. */
export const toCaseBody = (of: Case): z.output<typeof caseBody> => ({
  kind: of.kind,
  reference: of.reference,
  title: of.title,
  received_at: of.receivedAt,
  customer: {
    name: of.customer.name,
    email: of.customer.emailAddress,
    telephone: of.customer.phoneNumber,
  },
  answers: of.answers.map(({ section, label, value }) => ({ section, label, value })),
  documents: of.documents,
})

/** Our document in the partner's words. */
export const toDocumentBody = ({
  name,
  contentType,
  content,
}: CaseDocument): z.output<typeof documentBody> => ({
  name,
  content_type: contentType,
  content: Buffer.from(content).toString('base64'),
})
