import * as z from 'zod/mini'
import { optional } from '../../fields/brick/brick.ts'
import { group } from '../../fields/brick/group.ts'
import { purchaseReference, refundCents, refundNote, seenBackCents } from '../../fields/staff/refund.ts'
import { operation } from '../operation.ts'
import { notAllowed, staffLoginRequired, stepUpNeeded } from '../refusals.ts'

/** The purchase, and the amount; without one all that is left of the payment. */
const wanted = { reference: purchaseReference, amountCents: optional(refundCents) }

const refusals = [
  { status: 409, code: 'not-paid', when: 'voor deze bestelling is niets betaald' },
  { status: 409, code: 'refunded', when: 'alles is al terugbetaald' },
  { status: 409, code: 'too-much', when: 'zoveel kan er niet meer terug; de zin zegt hoeveel wel' },
]

export const checkRefund = operation({
  summary: 'Wat er van een bestelling teruggaat. Er verandert niets.',
  body: group(wanted),
  answer: z.object({
    /** What was bought. */
    title: z.string(),
    amountCents: z.int(),
    /** All that came in for the purchase, and all that went back of it or is on its way. */
    paidCents: z.int(),
    backCents: z.int(),
    /** Whether who paid is mailed once the bank gave it back. */
    isMailed: z.boolean(),
  }),
  example: {
    title: 'Verkoopprijs bepalen',
    amountCents: 2495,
    paidCents: 2495,
    backCents: 0,
    isMailed: true,
  },
  limit: 'office',
  faults: [staffLoginRequired, notAllowed, ...refusals],
})

export const askRefund = operation({
  summary: 'Geeft geld van een bestelling terug; de bank doet dat daarna.',
  body: group({
    ...wanted,
    note: refundNote,
    /** `backCents` of the look before, so that two colleagues never give the same back twice. */
    seenBackCents,
  }),
  answer: z.object({ amountCents: z.int() }),
  example: { amountCents: 2495 },
  limit: 'office',
  faults: [
    staffLoginRequired,
    notAllowed,
    stepUpNeeded,
    ...refusals,
    { status: 409, code: 'changed', when: 'er is intussen al geld van deze bestelling teruggegeven' },
  ],
})
