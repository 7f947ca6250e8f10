import * as z from 'zod/mini'
import { group } from '../../fields/brick/group.ts'
import { bulkAct, bulkActId, bulkGiven, chosenRequests, seenRequests } from '../../fields/staff/bulk-act.ts'
import { bulkActs, bulkResults } from '../../staff/bulk-acts.ts'
import { operation } from '../operation.ts'
import { notAllowed, staffLoginRequired } from '../refusals.ts'

const text = z.string()
const maybe = z.nullable(text)

/** How far an act is: of how many requests, and what became of them. What is left of `total` still waits. */
const progress = {
  id: text,
  act: z.enum(bulkActs),
  /** ISO 8601 instants; `endedAt` is null while any request waits. */
  startedAt: text,
  endedAt: maybe,
  total: z.int(),
  done: z.int(),
  refused: z.int(),
  failed: z.int(),
  /** Messages that were taken back. */
  takenBack: z.int(),
}
const progressExample = {
  id: '7d3c1f5e-8a4b-4d1c-9e57-2f0a6b1c3d42',
  act: 'claim' as const,
  startedAt: '2026-11-30T10:00:00.123Z',
  endedAt: '2026-11-30T10:00:02.456Z',
  total: 1,
  done: 0,
  refused: 1,
  failed: 0,
  takenBack: 0,
}

export const checkBulkAct = operation({
  summary: 'Met welke van deze aanvragen iets nu kan, en waarom met de andere niet. Er gebeurt niets.',
  body: group({ act: bulkAct, given: bulkGiven, items: chosenRequests }),
  answer: z.object({
    /** A new number for `bulk-acts.start`, which so begins what was looked at here once, however often it is sent. */
    id: text,
    /** Each request once, in the order in which they were named. */
    items: z.array(
      z.object({
        reference: text,
        /** The version that was looked at, for `bulk-acts.start`; null where it is not possible. */
        version: z.nullable(z.int()),
        /** Why it is not possible now; null where it is. */
        sentence: maybe,
      }),
    ),
    /** What the sender of the first with which it is possible will read, so of one that is asked alone; null where nobody typed that. */
    reads: z.nullable(z.object({ reference: text, text })),
  }),
  example: {
    id: progressExample.id,
    items: [{ reference: '7KQM-X4TF', version: 3, sentence: null }],
    reads: null,
  },
  limit: 'office',
  faults: [staffLoginRequired, notAllowed],
})

export const startBulkAct = operation({
  summary: 'Laat iets doen met meer aanvragen tegelijk. Hetzelfde nummer nog eens begint niets nieuws.',
  body: group({ id: bulkActId, act: bulkAct, given: bulkGiven, items: seenRequests }),
  answer: z.object({ id: text }),
  example: { id: progressExample.id },
  status: 202,
  limit: 'office',
  faults: [
    staffLoginRequired,
    notAllowed,
    { status: 404, code: 'not-found', when: 'een van de aanvragen is er niet (meer)' },
    { status: 409, code: 'id-taken', when: 'een collega begon iets anders met dit nummer' },
    { status: 409, code: 'too-many-running', when: 'er is nog te veel bezig van wat je zelf begon' },
  ],
})

export const readBulkAct = operation({
  summary: 'Hoe ver iets is dat je zelf met meer aanvragen begon, met wat er van elke werd.',
  params: group({ id: bulkActId }),
  answer: z.object({
    ...progress,
    /** ISO 8601 instant until which a message of it waits and can be taken back; null where none does. */
    takeBackUntil: maybe,
    items: z.array(
      z.object({
        reference: text,
        /** What it is called, `Klus boeken`; `Aanvraag` where whoever asks may not know. */
        kindWords: text,
        result: z.enum(bulkResults),
        /** Why it was not done; null for what is done, waits or was taken back. */
        sentence: maybe,
      }),
    ),
  }),
  example: {
    ...progressExample,
    takeBackUntil: null,
    items: [
      {
        reference: '7KQM-X4TF',
        kindWords: 'Klus boeken',
        result: 'refused' as const,
        sentence: 'Deze aanvraag wacht niet meer op ons. Open de aanvraag eerst weer.',
      },
    ],
  },
  // a screen asks it each second, whether or not somebody is at it
  byItself: true,
  limit: 'office',
  faults: [
    staffLoginRequired,
    notAllowed,
    { status: 404, code: 'not-found', when: 'je begon niets met dit nummer, of langer dan 30 dagen geleden' },
  ],
})

export const takeBackBulkAct = operation({
  summary: 'Neemt elk bericht terug dat nog zijn minuut wacht. Nog eens doet niets meer.',
  params: group({ id: bulkActId }),
  /** How many of the act were taken back, now and before. */
  answer: z.object({ takenBack: z.int() }),
  example: { takenBack: 1 },
  limit: 'office',
  faults: [
    staffLoginRequired,
    notAllowed,
    { status: 404, code: 'not-found', when: 'je begon niets met dit nummer, of langer dan 30 dagen geleden' },
  ],
})

export const listBulkActs = operation({
  summary: 'Wat je zelf het laatst met meer aanvragen tegelijk begon, het nieuwste eerst: hoogstens tien.',
  answer: z.object({ items: z.array(z.object(progress)) }),
  example: { items: [progressExample] },
  // a screen asks it by itself while something is under way
  byItself: true,
  limit: 'office',
  faults: [staffLoginRequired, notAllowed],
})
