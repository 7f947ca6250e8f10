import * as z from 'zod/mini'
import { optional } from '../../fields/brick/brick.ts'
import { group } from '../../fields/brick/group.ts'
import { reference } from '../../fields/request/reference.ts'
import {
  deskKey,
  listOrder,
  lookReason,
  openOrNot,
  pageLimit,
  promiseDue,
  requestFlag,
  requestKind,
  requestOwner,
  requestState,
  waitsForPartner,
} from '../../fields/staff/request-filter.ts'
import {
  givenTo,
  handOverPartner,
  handOverWay,
  partnerReference,
  requestAction,
  requestNote,
  seenVersion,
} from '../../fields/staff/request-work.ts'
import { listPlace, trailDay } from '../../fields/staff/trail-filter.ts'
import { operation } from '../operation.ts'
import {
  absentNow,
  notOwnWork,
  requestChanged,
  requestNotNow,
  requestUnknown,
  staffLoginRequired,
} from '../refusals.ts'
import { listedExample, listedRequest } from './request-line.ts'
import { wholeExample, wholeRequest } from './request-whole.ts'

const text = z.string()
const maybe = z.nullable(text)

const acting = [staffLoginRequired, notOwnWork, requestUnknown, requestChanged, requestNotNow]

export const listRequests = operation({
  summary: 'Alle aanvragen die je mag zien, een bladzijde per keer: de eerste belofte of de nieuwste eerst.',
  query: group(
    {
      kind: optional(requestKind),
      state: optional(requestState),
      desk: optional(deskKey),
      owner: optional(requestOwner),
      /** The first and the last day on which they came in, both counted. */
      from: optional(trailDay),
      until: optional(trailDay),
      flag: optional(requestFlag),
      open: optional(openOrNot),
      /** By promise: what is late, or promised for today. Only what waits for staff has one that counts. */
      due: optional(promiseDue),
      /** What that partner did not get yet, whether it waits for staff or not. */
      partner: optional(waitsForPartner),
      /** The newest first where it is left out. By promise only those are listed that wait for staff. */
      order: optional(listOrder),
      after: optional(listPlace),
      before: optional(listPlace),
      limit: optional(pageLimit),
    },
    {
      rules: [
        {
          field: 'order',
          reads: ['order', 'open'],
          message: 'Wat niet meer openstaat, heeft geen belofte om op te sorteren.',
          ok: ({ order, open }) => order !== 'belofte' || open !== 'nee',
        },
        {
          field: 'due',
          reads: ['due', 'open'],
          message: 'Wat niet meer openstaat, heeft geen belofte die nog telt.',
          ok: ({ due, open }) => due === undefined || open !== 'nee',
        },
      ],
    },
  ),
  answer: z.object({
    items: z.array(listedRequest),
    /** Where the list goes on, as `after` and `before` take it; null at its ends. */
    next: maybe,
    previous: maybe,
  }),
  example: {
    items: [listedExample],
    next: 'MjAyNi0xMS0yOVQxMDowMDowMC4xMjNaIDdkM2MxZjVl',
    previous: null,
  },
  limit: 'office',
  faults: [staffLoginRequired, notOwnWork],
})

export const requestChoices = operation({
  summary: 'Waaruit je kiest bij aanvragen: soorten, loketten, tekens en collega’s.',
  answer: z.object({
    kinds: z.array(z.object({ kind: text, words: text })),
    desks: z.array(z.object({ desk: text, name: text })),
    flags: z.array(z.object({ flag: text, words: text })),
    /** Colleagues to whom a request can be given; an adviser only one of their `desks`, for others that list is null. */
    colleagues: z.array(z.object({ id: text, name: text, desks: z.nullable(z.array(text)) })),
    /** Which of them are not there today, so that no request can be given to them; null where nobody knows until which day. */
    absent: z.array(z.object({ id: text, untilDay: maybe })),
    /** What partners are called for people. */
    partners: z.array(z.object({ partner: text, label: text })),
  }),
  example: {
    kinds: [{ kind: 'handyman.book', words: 'Klus boeken' }],
    desks: [{ desk: 'klusservice', name: 'Klusservice' }],
    flags: [{ flag: 'rates-not-rechecked', words: 'Tarieven niet nog eens gecontroleerd' }],
    colleagues: [{ id: '00000000-0000-4000-8000-000000000101', name: 'Sanne Bakker', desks: null }],
    absent: [],
    partners: [{ partner: 'klusservice', label: 'Vakman-partner' }],
  },
  limit: 'office',
  faults: [staffLoginRequired, notOwnWork],
})

export const readRequest = operation({
  summary: 'Eén aanvraag in haar geheel, met wat je er nu mee kunt doen.',
  params: group({ reference }),
  query: group({ reason: optional(lookReason) }),
  answer: wholeRequest,
  example: wholeExample,
  limit: 'office',
  faults: [
    staffLoginRequired,
    notOwnWork,
    { status: 403, code: 'reason-needed', when: 'de aanvraag hoort niet bij je eigen werk: zeg waarom' },
    requestUnknown,
  ],
})

/** The version after an act, for the next one. */
const version = z.object({ version: z.int() })
const versionExample = { version: 4 }

export const claimRequest = operation({
  summary: 'Neemt een aanvraag op je eigen naam.',
  params: group({ reference }),
  body: group({ version: seenVersion }),
  answer: version,
  example: versionExample,
  limit: 'office',
  faults: [...acting, absentNow],
})

export const assignRequest = operation({
  summary: 'Geeft een aanvraag aan een collega of een loket, of terug aan wie haar neemt.',
  params: group({ reference }),
  body: group({
    version: seenVersion,
    /** Left out, or null: of nobody. */
    to: optional(givenTo),
    /** Left out: the desk that it has. */
    desk: optional(deskKey),
  }),
  answer: version,
  example: versionExample,
  limit: 'office',
  faults: acting,
})

export const handOverRequest = operation({
  summary: 'Geeft een aanvraag door aan haar partner: de site stuurt haar, of iemand deed het zelf.',
  params: group({ reference }),
  body: group(
    {
      version: seenVersion,
      /** One of `handOverTo` of the request. */
      partner: handOverPartner,
      way: handOverWay,
      partnerReference: optional(partnerReference),
      note: optional(requestNote),
    },
    {
      rules: [
        {
          field: 'partnerReference',
          reads: ['way', 'partnerReference'],
          message: 'Een nummer vul je alleen in als je het zelf doorgaf.',
          ok: ({ way, partnerReference }) => way === 'hand' || partnerReference === undefined,
        },
      ],
    },
  ),
  answer: version,
  example: versionExample,
  limit: 'office',
  faults: acting,
})

export const noteRequest = operation({
  summary: 'Schrijft een notitie bij een aanvraag, voor collega’s.',
  params: group({ reference }),
  body: group({ version: seenVersion, note: requestNote }),
  answer: version,
  example: versionExample,
  limit: 'office',
  faults: acting,
})

export const actOnRequest = operation({
  summary: 'Handelt een aanvraag af, of opent haar weer.',
  params: group({ reference, action: requestAction }),
  body: group({ version: seenVersion, note: optional(requestNote) }),
  answer: version,
  example: versionExample,
  limit: 'office',
  faults: acting,
})
