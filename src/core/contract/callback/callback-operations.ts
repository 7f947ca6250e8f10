import * as z from 'zod/mini'
import { optional, wire } from '../../fields/brick/brick.ts'
import { noSuchChoice } from '../../fields/brick/choice.ts'
import { group } from '../../fields/brick/group.ts'
import { contactName } from '../../fields/person/contact-name.ts'
import { email } from '../../fields/person/email.ts'
import { phoneNumber } from '../../fields/person/phone-number.ts'
import { question } from '../../fields/request/question.ts'
import { reference } from '../../fields/request/reference.ts'
import { requestNote, seenVersion } from '../../fields/staff/request-work.ts'
import { appointmentParts } from '../../groups/appointment.ts'
import { type Department, departments } from '../../rules/callback-departments.ts'
import { operation } from '../operation.ts'
import {
  checkNeeded,
  keyReused,
  notAllowed,
  notOwnWork,
  requestChanged,
  slotTaken,
  staffLoginRequired,
} from '../refusals.ts'

const department = wire(
  z.enum(Object.keys(departments) as [Department, ...Department[]], noSuchChoice),
  'juridisch',
)

export const callBack = operation({
  summary: 'Plant een tijdstip waarop een specialist terugbelt.',
  body: group({
    department,
    ...appointmentParts,
    name: contactName,
    phoneNumber,
    emailAddress: email,
    question,
  }),
  answer: z.object({ reference: z.string() }),
  example: { reference: '7KQM-X4TF' },
  status: 201,
  submits: true,
  faults: [slotTaken, checkNeeded, keyReused],
})

const text = z.string()
const maybe = z.nullable(text)

export const listCallbacks = operation({
  summary: 'De terugbelafspraken van vandaag en morgen die je mag zien, op tijd: hoogstens 200.',
  answer: z.object({
    items: z.array(
      z.object({
        reference: text,
        /** ISO 8601 instants. */
        start: text,
        end: text,
        isTomorrow: z.boolean(),
        /** Who calls: key of the department, which is that of its desk. */
        department: text,
        name: text,
        /** The number to call, as people write it. */
        phoneNumber: text,
        /** What they want to ask. */
        question: text,
        /** ISO 8601 instant at which somebody noted that they called; null as long as nobody did. */
        calledAt: maybe,
        /** How often nobody answered. */
        timesNotReached: z.int(),
        /** Of the request; an act sends the one that was seen. */
        version: z.int(),
      }),
    ),
    /** Whether there are more than are listed. */
    more: z.boolean(),
  }),
  example: {
    items: [
      {
        reference: '7KQM-X4TF',
        start: '2026-12-01T09:00:00Z',
        end: '2026-12-01T09:30:00Z',
        isTomorrow: false,
        department: 'juridisch',
        name: 'Jannie de Vries',
        phoneNumber: '0612345678',
        question: 'Mag mijn buurman een schutting op de erfgrens plaatsen?',
        calledAt: null,
        timesNotReached: 1,
        version: 3,
      },
    ],
    more: false,
  },
  limit: 'office',
  faults: [staffLoginRequired, notAllowed],
})

const acting = [
  staffLoginRequired,
  notOwnWork,
  { status: 404, code: 'not-found', when: 'er is geen terugbelafspraak met deze referentie' },
  requestChanged,
  { status: 409, code: 'not-now', when: 'er is al gebeld, of de afspraak gaat niet door' },
]
const noted = {
  params: group({ reference }),
  body: group({ version: seenVersion, note: optional(requestNote) }),
  /** The version after it. */
  answer: z.object({ version: z.int() }),
  example: { version: 4 },
  limit: 'office',
  faults: acting,
} as const

export const noteCalled = operation({
  ...noted,
  summary: 'Noteert dat er gebeld is, en handelt de terugbelafspraak af.',
})

export const noteNotReached = operation({
  ...noted,
  summary: 'Noteert dat iemand niet opnam. De afspraak blijft staan om het nog eens te proberen.',
})
