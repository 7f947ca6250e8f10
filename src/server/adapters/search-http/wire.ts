import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import { audiences, documentKinds, longestQuestion } from '../../../core/search/results.ts'
import { ownAddress, type Question, type SearchDocument, type SearchEdition } from '../../ports/search.ts'
import { call } from '../../ports/signed-http.ts'

// What travels between us and the search engine, guarded both ways. The partner's documentation: docs/partners.md.

const line = z.string().check(z.maxLength(500))
const words = z.string().check(z.maxLength(20_000))
const kind = z.enum(documentKinds)
const asked = z.string().check(z.maxLength(longestQuestion))

const document = z.object({
  url: ownAddress,
  kind,
  title: line,
  description: line,
  keywords: words,
  body: z.string().check(z.maxLength(1_000_000)),
  restricted: z.boolean(),
  date: z.nullable(z.iso.date()),
})

const editionBody = z.object({
  version: z.int().check(z.nonnegative()),
  documents: z.array(document).check(z.maxLength(20_000)),
  synonyms: z.array(z.array(line)),
})

/** An edition in the partner's words. */
export type WireEdition = z.output<typeof editionBody>

const questionBody = z.object({
  text: asked,
  audience: z.enum(audiences),
  kinds: z.nullable(z.array(kind)),
  offset: z.int().check(z.nonnegative()),
  limit: z.int().check(z.gte(1), z.lte(50)),
})

/** A question in the partner's words. */
export type WireQuestion = z.output<typeof questionBody>

const found = z.object({
  url: ownAddress,
  kind,
  title: line,
  excerpt: z.array(z.object({ text: z.string().check(z.maxLength(2000)), marked: z.boolean() })),
  restricted: z.boolean(),
  date: z.nullish(z.iso.date()),
})

/** The interface that the partner serves; docs/partners/search.openapi.json is made of it. */
export const calls = {
  index: call({
    method: 'POST',
    path: '/v1/editions',
    summary:
      'Makes the index hold exactly these documents. An edition with a lower version than the one that is held changes nothing. The body of a restricted document is for members alone: for a visitor it must not be searched, counted or quoted.',
    body: editionBody,
    answer: z.object({ taken: z.literal(true) }),
  }),
  find: call({
    method: 'POST',
    path: '/v1/searches',
    summary:
      'What is found by a question, best first. `meant` is the question as it was understood, where typing errors were forgiven. An excerpt of a restricted document is empty for a visitor.',
    body: questionBody,
    asks: true,
    answer: z.object({
      total: z.int().check(z.nonnegative()),
      results: z.array(found).check(z.maxLength(50)),
      meant: z.nullish(z.string().check(z.maxLength(200))),
    }),
  }),
  suggest: call({
    method: 'POST',
    path: '/v1/suggestions',
    summary:
      'Documents of which words in the title begin like what was typed so far, as visitors may see them.',
    body: z.object({ text: asked, limit: z.int().check(z.gte(1), z.lte(50)) }),
    asks: true,
    answer: z.object({
      results: z.array(z.object({ url: ownAddress, title: line })).check(z.maxLength(50)),
    }),
  }),
}

const toDocument = ({ href, date, ...rest }: SearchDocument): z.output<typeof document> => ({
  url: href,
  ...rest,
  date: date ?? null,
})

/** Our edition in the partner's words. */
export const toEditionBody = ({ version, documents, synonyms }: SearchEdition): WireEdition => ({
  version,
  documents: documents.map(toDocument),
  synonyms: synonyms.map((group) => [...group]),
})

/** Our question in the partner's words. */
export const toQuestionBody = ({ text, kinds, ...rest }: Question): WireQuestion => ({
  ...rest,
  text: text.slice(0, longestQuestion),
  kinds: kinds ? [...kinds] : null,
})

/** Idempotency key of an edition: the same whichever process sends it, another one for other documents. */
export const editionKey = (body: WireEdition): string =>
  `edition-${body.version}-${createHash('sha256').update(JSON.stringify(body)).digest('base64url').slice(0, 22)}`
