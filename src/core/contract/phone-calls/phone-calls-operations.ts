import * as z from 'zod/mini'
import { optional } from '../../fields/brick/brick.ts'
import { group } from '../../fields/brick/group.ts'
import {
  callAbout,
  callId,
  callNote,
  callOutcome,
  callsOf,
  callTopic,
} from '../../fields/staff/phone-call.ts'
import { operation } from '../operation.ts'
import { notAllowed, staffLoginRequired } from '../refusals.ts'

const text = z.string()
const maybe = z.nullable(text)

const unknown = { status: 404, code: 'not-found', when: 'je hebt geen gesprek met dit nummer genoteerd' }
const notNow = (when: string) => ({ status: 409, code: 'not-now', when })

/** About whom or what a call was. */
const about = z.object({
  /** Of the request that it was about; null where it was about a person. */
  reference: maybe,
  /** The last name; null where none is known, and for who may not know it. */
  name: maybe,
})

export const noteCall = operation({
  summary: 'Noteert een telefoongesprek: hoe het afliep, en over wie of welke aanvraag het ging.',
  body: group({
    outcome: callOutcome,
    /** Left out: something else. */
    topic: optional(callTopic),
    /** Left out: about nobody. */
    about: optional(callAbout),
    note: optional(callNote),
  }),
  answer: z.object({
    id: text,
    /** ISO 8601 instant. */
    at: text,
    about: z.nullable(about),
  }),
  example: { id: '7d3c1f5e-8a4b-4d1c-9e57-2f0a6b1c3d42', at: '2026-12-01T09:12:00.123Z', about: null },
  limit: 'office',
  faults: [
    staffLoginRequired,
    { ...notAllowed, when: 'dit hoort niet bij jouw rol, of de aanvraag is van een ander loket' },
    { status: 404, code: 'not-found', when: 'er is geen lid of aanvraag met wat er bij `about` staat' },
  ],
})

export const listCalls = operation({
  summary: 'De telefoongesprekken van vandaag, het nieuwste eerst: hoogstens 200, en hoe ze afliepen.',
  query: group({ of: optional(callsOf) }),
  answer: z.object({
    items: z.array(
      z.object({
        id: text,
        at: text,
        topic: text,
        outcome: text,
        note: maybe,
        about: z.nullable(about),
        /** Who had it; null once their account is gone. */
        staff: maybe,
        /** ISO 8601 instant of its last correction. */
        correctedAt: maybe,
        /** Whether whoever asks may correct it now. */
        mayCorrect: z.boolean(),
      }),
    ),
    /** Whether there are more than are listed. */
    more: z.boolean(),
    /** How often a call of today ended so, by its word; what never happened is left out. */
    counts: z.record(text, z.int()),
  }),
  example: {
    items: [
      {
        id: '7d3c1f5e-8a4b-4d1c-9e57-2f0a6b1c3d42',
        at: '2026-12-01T09:12:00.123Z',
        topic: 'appointment',
        outcome: 'answered',
        note: 'Belde over de afspraak van vrijdag: die blijft staan.',
        about: { reference: '7KQM-X4TF', name: 'de Vries' },
        staff: 'Sanne Bakker',
        correctedAt: null,
        mayCorrect: true,
      },
    ],
    more: false,
    counts: { answered: 12 },
  },
  limit: 'office',
  faults: [staffLoginRequired, notAllowed],
})

export const correctCall = operation({
  summary: 'Verbetert wat je van een gesprek noteerde, tot een dag erna.',
  params: group({ id: callId }),
  body: group({
    outcome: callOutcome,
    topic: callTopic,
    /** Left out: about whom it was before. */
    about: optional(callAbout),
    note: optional(callNote),
  }),
  answer: z.object({ corrected: z.literal(true) }),
  example: { corrected: true as const },
  limit: 'office',
  faults: [
    staffLoginRequired,
    { ...notAllowed, when: 'dit hoort niet bij jouw rol, of de aanvraag is van een ander loket' },
    { ...unknown, when: `${unknown.when}, of er is geen lid of aanvraag met wat er bij \`about\` staat` },
    notNow('het gesprek is langer dan een dag geleden'),
  ],
})

export const takeBackCall = operation({
  summary: 'Neemt terug wat je net noteerde. Daarna staat er niet meer over wie het ging.',
  params: group({ id: callId }),
  body: group({}),
  answer: z.object({ takenBack: z.literal(true) }),
  example: { takenBack: true as const },
  limit: 'office',
  faults: [staffLoginRequired, notAllowed, unknown, notNow('het is langer dan een minuut geleden genoteerd')],
})
