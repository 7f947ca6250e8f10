import * as z from 'zod/mini'
import { requestActs } from '../../requests/request-acts.ts'
import { replyActs } from '../../staff/reply-acts.ts'
import { colleague, line, lineExample, work, workExample } from './request-line.ts'

const text = z.string()
const maybe = z.nullable(text)

/** `type`: its media type. */
const file = z.object({ id: text, name: text, type: text, bytes: z.int() })

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

/** One request whole, with what may be done with it now by whoever reads it. */
export const wholeRequest = z.object({
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
  others: z.array(z.object({ ...line, open: z.boolean(), conversation: work.conversation })),
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
})

export const wholeExample: z.infer<typeof wholeRequest> = {
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
  files: [{ id: '7d3c1f5e-8a4b-4d1c-9e57-2f0a6b1c3d42', name: 'foto.jpg', type: 'image/jpeg', bytes: 2048 }],
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
}
