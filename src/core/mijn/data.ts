import * as z from 'zod/mini'

const text = z.string()
const maybe = z.optional(text)

/** Everything that is kept about a person, as the download has it. What is stored masked is masked here too. */
export const myData = z.object({
  /** ISO 8601 instant at which the download was made. */
  madeAt: text,
  account: z.object({
    emailAddress: text,
    createdAt: text,
    salutation: maybe,
    initials: maybe,
    infix: maybe,
    lastName: maybe,
    dateOfBirth: maybe,
    phoneNumberMobile: maybe,
    phoneNumberLandline: maybe,
    communityAlias: maybe,
    hasPassword: z.boolean(),
    address: z.optional(
      z.object({
        postcode: text,
        houseNumber: z.number(),
        addition: text,
        streetName: text,
        placeName: text,
      }),
    ),
  }),
  membership: z.optional(
    z.object({
      relationId: text,
      startedOn: text,
      endsOn: maybe,
      paymentMethod: text,
      iban: maybe,
      mandateReference: maybe,
      mandateSignedOn: maybe,
      feeCents: z.number(),
      surchargeCents: z.number(),
      /** Consents whose request is gone. */
      consents: z.array(z.object({ wording: text, version: text, givenAt: text })),
    }),
  ),
  mandates: z.array(z.object({ reference: text, iban: text, wording: maybe, givenAt: text, endedAt: maybe })),
  /** Purchases that are paid online; the export keeps the older name `orders`. */
  orders: z.array(
    z.object({
      reference: text,
      title: text,
      orderedAt: text,
      amountCents: z.int(),
      vatCents: z.int(),
      paidAt: maybe,
      receipt: maybe,
      refundedCents: z.optional(z.int()),
    }),
  ),
  watches: z.array(z.object({ through: text, since: text, endedOn: maybe })),
  /** Homes with what is known of each; `source` is in words. */
  homes: z.array(
    z.object({
      address: text,
      since: text,
      leftOn: maybe,
      facts: z.array(z.object({ label: text, value: text, source: text })),
    }),
  ),
  /** Forms that were kept to go on with later. */
  drafts: z.array(
    z.object({
      title: text,
      keptAt: text,
      keptUntil: text,
      answers: z.array(z.object({ label: text, value: text })),
    }),
  ),
  requests: z.array(
    z.object({
      reference: text,
      title: text,
      receivedAt: text,
      status: text,
      answers: z.array(z.object({ section: maybe, label: text, value: text })),
      files: z.array(z.object({ name: text, bytes: z.number(), uploadedAt: text })),
      consents: z.array(z.object({ wording: text, version: text, givenAt: text })),
      /** What we and its sender wrote to each other about it, oldest first; left out where nothing was. */
      messages: z.optional(
        z.array(
          z.object({
            from: z.enum(['us', 'you']),
            writtenAt: text,
            text,
            /** When the other side first had it before them. */
            readAt: maybe,
            files: z.array(text),
          }),
        ),
      ),
      /** What staff noted with it, as they wrote it; left out where they noted nothing. */
      notes: z.optional(z.array(z.object({ note: text, writtenAt: text }))),
      /** What staff corrected its answers to, the oldest first; left out where they corrected nothing. */
      corrections: z.optional(
        z.array(z.object({ section: maybe, label: text, value: text, correctedAt: text })),
      ),
    }),
  ),
  /** Phone calls that were noted, about the person or about a request of theirs; topic and outcome in words. */
  calls: z.array(z.object({ at: text, topic: text, outcome: text, reference: maybe, note: maybe })),
  letters: z.array(z.object({ about: text, writtenAt: text, sentAt: maybe })),
  sessions: z.array(z.object({ startedAt: text, endsAt: text })),
  /**
   * `times`: how often within the minute that begins at `at`, when more than once. `roles` is there when somebody who works for
   * the association did it, with the `reason` that they gave and the `reference` of the request that it was about.
   */
  trail: z.array(
    z.object({
      at: text,
      action: text,
      times: z.optional(z.int()),
      roles: z.optional(z.array(text)),
      reason: maybe,
      reference: maybe,
    }),
  ),
})
export type MyData = z.infer<typeof myData>
