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
import { conversations } from '../../requests/conversation.ts'
import { requestActs } from '../../requests/request-acts.ts'
import { replyActs } from '../../staff/reply-acts.ts'
import { operation } from '../operation.ts'
import { absentNow, staffLoginRequired } from '../refusals.ts'

const text = z.string()
const maybe = z.nullable(text)
/** As `/mijn` shows it to its sender. */
const state = z.enum(['received', 'passed-on', 'confirmed', 'failed', 'withdrawn', 'refused'])
const colleague = z.object({ id: text, name: text })

/** `type`: its media type. */
const file = z.object({ id: text, name: text, type: text, bytes: z.int() })

const notAllowed = { status: 403, code: 'not-allowed', when: 'dit hoort niet bij jouw rol of loket' }
const requestUnknown = { status: 404, code: 'not-found', when: 'er is geen aanvraag met deze referentie' }
const changed = {
  status: 409,
  code: 'changed',
  when: 'de aanvraag veranderde nadat je die opende; de zin zegt door wie en wanneer',
}
const notNow = { status: 409, code: 'not-now', when: 'dit kan niet met de aanvraag zoals zij nu is' }
const acting = [staffLoginRequired, notAllowed, requestUnknown, changed, notNow]

/** A request as every list names it. */
const line = {
  reference: text,
  /** The name of the call that takes it in, `handyman.book`. */
  kind: text,
  /** What it is called, `Klus boeken`. */
  kindWords: text,
  state,
  /** ISO 8601 instant. */
  receivedAt: text,
}

/** Who sees to it, and until when. */
const work = {
  /** The sender's last name with what stands before it; null where none is known, and for who may not know it. */
  name: maybe,
  /** Key of the desk that sees to it. */
  desk: text,
  /** ISO 8601 instant before which the sender was promised an answer. */
  dueOn: text,
  /** The colleague who took it or got it; null while it is nobody's. */
  owner: z.nullable(colleague),
  /** What to look at, in the fixed words of docs/alerts/flags.md. */
  flags: z.array(text),
  /** Whether it waits for staff. */
  open: z.boolean(),
  /** Whose turn it is between us and its sender: `asked` waits for them, `answered` for us. */
  conversation: z.nullable(z.enum(conversations)),
  /** Goes up with every change. An act sends the one that was seen. */
  version: z.int(),
}

const lineExample = {
  reference: '7KQM-X4TF',
  kind: 'handyman.book',
  kindWords: 'Klus boeken',
  state: 'received' as const,
  receivedAt: '2026-11-29T10:00:00.123Z',
}
const workExample = {
  name: 'de Vries',
  desk: 'klusservice',
  dueOn: '2026-12-01T16:00:00Z',
  owner: { id: '00000000-0000-4000-8000-000000000101', name: 'Sanne Bakker' },
  flags: ['rates-not-rechecked'],
  open: true,
  conversation: null,
  version: 3,
}

/** A request in a list. */
export const listedRequest = z.object({ ...line, ...work })
export const listedExample = { ...lineExample, ...workExample }

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
  faults: [staffLoginRequired, notAllowed],
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
  faults: [staffLoginRequired, notAllowed],
})

/** What happened to a request, told in two ways. */
const happened = z.object({
  /** ISO 8601 instant. */
  at: text,
  /** The event in its one word, `passed-on`. */
  event: text,
  /** For staff: `Doorgegeven aan de partner`. */
  words: text,
  /** What the sender reads of it; null where they read nothing. */
  sender: maybe,
  by: z.enum(['visitor', 'person', 'staff', 'system']),
  /** The member of staff who did it; null where nobody did, or the trail no longer says who. */
  staff: maybe,
  /** Details as words and numbers, by name: which partner, which appointment. */
  facts: z.record(text, z.union([text, z.number()])),
  /** What the partner of `facts` is called for people; null where none has to do with it. */
  partner: maybe,
  /** What staff noted with it, as they wrote it. */
  note: maybe,
})

export const readRequest = operation({
  summary: 'Eén aanvraag in haar geheel, met wat je er nu mee kunt doen.',
  params: group({ reference }),
  query: group({ reason: optional(lookReason) }),
  answer: z.object({
    ...line,
    ...work,
    /** Null for a request that only made or changed an account: nobody sees to it, and its `version` is 0. */
    desk: maybe,
    dueOn: maybe,
    /** Whether it is one's own work. What is not is read with a reason, without its files. */
    isOwn: z.boolean(),
    /** Questions and answers in the words of the day on which it came in. */
    answers: z.array(z.object({ section: z.optional(text), label: text, value: text })),
    /** The oldest first. */
    timeline: z.array(happened),
    /** `type`: the media type. The file itself: `requestFilePath`. */
    files: z.array(file),
    payments: z.array(
      z.object({
        reference: text,
        title: text,
        amountCents: z.int(),
        state: z.enum(['open', 'paid', 'given-up']),
        orderedAt: text,
        paidAt: maybe,
        /** Number of the receipt. */
        receipt: maybe,
        refundedCents: z.int(),
        /** What came in and neither went back nor is on its way back. */
        leftCents: z.int(),
      }),
    ),
    appointments: z.array(
      z.object({
        number: z.int(),
        start: text,
        end: text,
        state: z.enum(['asked', 'confirmed', 'cancelled']),
        /** An address or the link of a video call; null by phone or at the sender's home. */
        place: maybe,
      }),
    ),
    deliveries: z.array(
      z.object({
        /** The partner's name, or `mail`. */
        partner: text,
        /** What it is called for people. */
        label: text,
        state: z.enum(['waiting', 'delivered', 'refused']),
        /** Why the last try failed, in one word. */
        reason: maybe,
        deliveredAt: maybe,
        /** How often it was tried; null where the queue no longer knows, some days after the last. */
        tries: z.nullable(z.int()),
        /** ISO 8601 instant of the next try; null where there is none. */
        nextTryAt: maybe,
        /** It failed at its last try, and waits for a person. */
        isStuck: z.boolean(),
        /** By this id it is sent again (`dead-letters.retry`); null for who may not, and where nothing is stuck. */
        deadLetter: maybe,
        /** What the partner calls it; null where it gave no reference. */
        partnerReference: maybe,
      }),
    ),
    /** Others of the same person, or of the same e-mail address where it was sent without logging in; the newest first. */
    others: z.array(z.object({ ...line, open: z.boolean() })),
    consents: z.array(z.object({ wording: text, version: text, givenAt: text })),
    /** What may be done now by whoever reads this. */
    acts: z.array(z.enum(requestActs)),
    /** What was written between us and its sender, the oldest first; empty for whoever opens what is not their own work. */
    messages: z.array(
      z.object({
        id: text,
        at: text,
        from: z.enum(['us', 'sender']),
        /** The colleague who wrote it; null for one of its sender. */
        by: z.nullable(colleague),
        /** What went with it: `message`, `ask`, `done`, `refuse`, or `answer` of its sender. */
        act: text,
        text,
        files: z.array(file),
        /** When the other side first had it before them. */
        readAt: maybe,
      }),
    ),
    /** What is on its way to its sender, and can be taken back by who wrote it until it goes at `sendsAt`. */
    waiting: z.nullable(
      z.object({ act: z.enum(replyActs), text, files: z.array(file), by: colleague, sendsAt: text }),
    ),
    /** What whoever reads this was writing; `filesGone`: how many of its files are not there any more. */
    draft: z.nullable(
      z.object({
        ...{ act: z.enum(replyActs), text, savedAt: text },
        ...{ files: z.array(file), filesGone: z.int() },
      }),
    ),
    /** What else this kind of request allows them now, by the names of the calls that do it: `cancellation.match`. */
    kindActs: z.array(text),
    /** What answers were corrected to, the oldest first. Of one answer the last one counts; the answer itself stays as it was sent. */
    corrections: z.array(
      z.object({
        /** Which answer: its place in `answers`, from 0. */
        place: z.int(),
        value: text,
        /** How we know it, by a word of `correctionReasons`. */
        reason: text,
        at: text,
        /** The colleague who did it; null where their account is gone. */
        by: maybe,
      }),
    ),
    /** Instant until which it is one's own, taken from the pile; null where it is not, or for good. */
    heldUntil: maybe,
    /** Phone calls about it, and about its sender; the newest first. */
    calls: z.array(
      z.object({
        id: text,
        at: text,
        topic: text,
        outcome: text,
        note: maybe,
        /** Who had it; null once their account is gone. */
        staff: maybe,
        /** It was about the account that sent the request, and about no request. */
        isAboutSender: z.boolean(),
      }),
    ),
    /** Partners that it waits for and that are slow or down now, each with the sentence to say on the phone. */
    partnersInTrouble: z.array(
      z.object({ partner: text, label: text, standing: z.enum(['slow', 'down']), toSay: text }),
    ),
    /** Who filled it in for whom, by phone; null where its sender did. `staff` is null once that account is removed. */
    onBehalf: z.nullable(z.object({ staff: maybe, caller: text })),
    /** We have no e-mail address of its sender, so nothing can be written to them; false for what is not one's own work. */
    isUnreachable: z.boolean(),
    /**
     * Partners that do not have it, to which whoever reads this may hand it over (`requests.hand-over`). `bySite`: no try is under
     * way, so that the site can send it.
     */
    handOverTo: z.array(z.object({ partner: text, label: text, bySite: z.boolean() })),
  }),
  example: {
    ...lineExample,
    ...workExample,
    isOwn: true,
    answers: [{ section: 'Klus', label: 'Wat is de klus?', value: 'Lekkende kraan repareren' }],
    timeline: [
      {
        at: '2026-11-29T10:00:00.123Z',
        event: 'received',
        words: 'Binnengekomen',
        sender: 'We hebben je aanvraag ontvangen en gaan ermee aan de slag.',
        by: 'visitor',
        staff: null,
        facts: {},
        partner: null,
        note: null,
      },
    ],
    files: [
      { id: '7d3c1f5e-8a4b-4d1c-9e57-2f0a6b1c3d42', name: 'foto.jpg', type: 'image/jpeg', bytes: 2048 },
    ],
    payments: [
      {
        reference: '7KQM-X4TF',
        title: 'Verkoopprijs bepalen',
        amountCents: 4950,
        state: 'paid',
        orderedAt: '2026-11-29T10:00:00.123Z',
        paidAt: '2026-11-29T10:04:00Z',
        receipt: '2026-000042',
        refundedCents: 0,
        leftCents: 4950,
      },
    ],
    appointments: [
      {
        number: 1,
        start: '2026-12-04T07:00:00Z',
        end: '2026-12-04T09:00:00Z',
        state: 'asked',
        place: null,
      },
    ],
    deliveries: [
      {
        partner: 'klusservice',
        label: 'Vakman-partner',
        state: 'waiting',
        reason: 'unreachable',
        deliveredAt: null,
        tries: 2,
        nextTryAt: '2026-11-29T11:00:00Z',
        isStuck: false,
        deadLetter: null,
        partnerReference: null,
      },
    ],
    others: [],
    consents: [],
    acts: ['claim', 'message', 'ask', 'done', 'assign', 'hand-over', 'note'],
    kindActs: [],
    messages: [
      {
        id: '7d3c1f5e-8a4b-4d1c-9e57-2f0a6b1c3d43',
        at: '2026-11-29T10:20:00Z',
        from: 'us',
        by: { id: '00000000-0000-4000-8000-000000000101', name: 'Sanne Bakker' },
        act: 'ask',
        text: 'Wilt u ons een foto van de kraan sturen?',
        files: [],
        readAt: null,
      },
    ],
    waiting: null,
    draft: null,
    corrections: [
      {
        place: 0,
        value: 'Kraan vervangen',
        reason: 'telefonisch',
        at: '2026-11-29T11:00:00Z',
        by: 'Sanne Bakker',
      },
    ],
    heldUntil: null,
    calls: [],
    partnersInTrouble: [],
    onBehalf: null,
    isUnreachable: false,
    handOverTo: [{ partner: 'klusservice', label: 'Vakman-partner', bySite: false }],
  },
  limit: 'office',
  faults: [
    staffLoginRequired,
    notAllowed,
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
