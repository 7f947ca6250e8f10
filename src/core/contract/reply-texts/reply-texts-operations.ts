import * as z from 'zod/mini'
import { optional } from '../../fields/brick/brick.ts'
import { group } from '../../fields/brick/group.ts'
import {
  replyDesk,
  replyId,
  replyKinds,
  replyTitle,
  replyVersion,
  textToChoose,
} from '../../fields/staff/reply-text.ts'
import { deskKey, openOrNot, requestKind } from '../../fields/staff/request-filter.ts'
import { operation } from '../operation.ts'
import { notAllowed, staffLoginRequired } from '../refusals.ts'

const text = z.string()
const maybe = z.nullable(text)

const body = {
  title: text,
  /** Key of the desk that writes it; null where every desk does. */
  desk: maybe,
  /** Names of the calls that take in the kinds of requests it is meant for; empty where it fits all of them. */
  kinds: z.array(text),
  /** With its placeholders. */
  text,
}
/** Which version it is, who made it and when (ISO 8601 instant): null for a text of the site, or of an account that is gone. */
const change = { version: z.int(), changedBy: maybe, changedAt: text }

const bodyExample = {
  title: 'Mag ik nog iets vragen?',
  desk: 'juridisch',
  kinds: ['contract-review.send'],
  text: '{aanhef}\n\nMag ik je nog iets vragen over {aanvraag}?\n\nGroet,\n{mijn naam}',
}
const changeExample = { version: 3, changedBy: 'Sanne Bakker', changedAt: '2026-12-01T09:00:00.000Z' }
const idExample = '00000000-0000-4000-8000-000000000601'

const ofAnotherDesk = {
  ...notAllowed,
  when: 'dit hoort niet bij jouw rol, of de tekst is van een ander loket',
}
const unknown = { status: 404, code: 'text-unknown', when: 'er is geen tekst met dit nummer' }
const changed = {
  status: 409,
  code: 'changed',
  when: 'de tekst veranderde nadat je die opende; de zin zegt door wie en wanneer',
}

export const listReplyTexts = operation({
  summary: 'De teksten waaruit je kiest als je een afzender schrijft: die van je loketten en die van alle.',
  query: group({
    /** Only texts that fit this kind of request. */
    kind: optional(requestKind),
    /** Only texts of this desk, and those of every desk. */
    desk: optional(deskKey),
    /** `nee`: those that were removed, the newest 100. */
    used: optional(openOrNot),
  }),
  answer: z.object({
    /** By title; those of no desk last. */
    items: z.array(z.object({ id: text, ...body, ...change, mayChange: z.boolean() })),
    /** Whether whoever asks may write texts of every desk. */
    forAll: z.boolean(),
    /** Keys of the desks whose texts they may write. */
    desks: z.array(text),
    /** The kinds of requests that there are, by the names of their calls. */
    kinds: z.array(z.object({ kind: text, words: text })),
  }),
  example: {
    items: [{ id: idExample, ...bodyExample, ...changeExample, mayChange: true }],
    forAll: false,
    desks: ['juridisch'],
    kinds: [{ kind: 'contract-review.send', words: 'Contract laten nakijken' }],
  },
  limit: 'office',
  faults: [staffLoginRequired, notAllowed],
})

export const replyTextHistory = operation({
  summary: 'Wat een tekst eerder was, met wie hem veranderde. De nieuwste 50 versies.',
  params: group({ id: replyId }),
  answer: z.object({
    /** The newest first. `removed`: it was taken out of use by this change. */
    items: z.array(z.object({ ...body, ...change, removed: z.boolean() })),
  }),
  example: { items: [{ ...bodyExample, ...changeExample, removed: false }] },
  limit: 'office',
  faults: [staffLoginRequired, ofAnotherDesk, unknown],
})

export const saveReplyText = operation({
  summary: 'Bewaart een tekst waaruit je kiest. Een tekst die weg was, is er daarna weer.',
  body: group(
    {
      /** Left out for a new text. */
      id: optional(replyId),
      /** The version that was seen of a text that is there. */
      version: optional(replyVersion),
      title: replyTitle,
      desk: optional(replyDesk),
      kinds: optional(replyKinds),
      text: textToChoose,
    },
    {
      rules: [
        {
          field: 'version',
          reads: ['id', 'version'],
          message: 'Open de tekst opnieuw: we weten niet welke versie je zag.',
          ok: ({ id, version }) => id === undefined || version !== undefined,
        },
      ],
    },
  ),
  answer: z.object({ id: text, version: z.int() }),
  example: { id: idExample, version: 4 },
  limit: 'office',
  faults: [
    staffLoginRequired,
    ofAnotherDesk,
    unknown,
    changed,
    { status: 409, code: 'title-taken', when: 'dit loket heeft al een tekst met deze naam' },
    { status: 409, code: 'texts-full', when: 'er zijn al 500 teksten' },
  ],
})

export const removeReplyText = operation({
  summary: 'Haalt een tekst uit de lijst. Wie hem weer bewaart, zet hem terug.',
  params: group({ id: replyId }),
  body: group({ version: replyVersion }),
  answer: z.object({ version: z.int() }),
  example: { version: 4 },
  limit: 'office',
  faults: [staffLoginRequired, ofAnotherDesk, unknown, changed],
})
