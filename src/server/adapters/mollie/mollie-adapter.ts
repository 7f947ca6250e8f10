import { Client, HTTPClient } from 'mollie-api-typescript'
import type { PaymentResponse } from 'mollie-api-typescript/models'
import { ClientError, SDKValidationError } from 'mollie-api-typescript/models/errors'
import { instantOf } from '../../../core/kernel/clock.ts'
import { PartnerError, type PartnerReason } from '../../../core/kernel/fault.ts'
import type { Cents } from '../../../core/kernel/money.ts'
import { UnexpectedAnswer } from '../../../core/kernel/unexpected-answer.ts'
import type { PaymentState } from '../../../core/payments/states.ts'
import { unexpectedAnswer } from '../../ports/answer.ts'
import { boundedFetch } from '../../ports/bounded-fetch.ts'
import { type BankPayment, type ListedSpan, type Payments, paymentsName } from '../../ports/payments.ts'
import type { MollieSettings } from './mollie-config.ts'

/** The number of bytes that an answer may have: enough for a page of 250 payments. */
const mostBytes = 3 * 1024 * 1024
/** The number of payments on one page of a list, the most that Mollie gives. */
const pageSize = 250

/** iDEAL payments through Mollie, by its own client (https://docs.mollie.com/reference/payments-api). */
export const mollie = ({ MOLLIE_API_KEY, MOLLIE_URL, timeout }: MollieSettings): Payments => {
  const client = new Client({
    security: { apiKey: MOLLIE_API_KEY },
    serverURL: MOLLIE_URL,
    // The port itself tries again (`resilience.ts`), so the client must not.
    retryConfig: { strategy: 'none' },
    httpClient: new HTTPClient({
      fetcher: boundedFetch({
        partner: paymentsName,
        deadline: () => AbortSignal.timeout(timeout),
        maxBytes: mostBytes,
        refuse: refuseRedirect,
      }),
    }),
  })
  return {
    async start({ key, amountCents, description, returnUrl, noticeUrl }) {
      const { id, links } = await inOurWords(() =>
        client.payments.create({
          idempotencyKey: key,
          paymentRequest: {
            amount: { currency: 'EUR', value: amountOf(amountCents) },
            description,
            redirectUrl: returnUrl,
            ...(noticeUrl && { webhookUrl: noticeUrl }),
            method: 'ideal',
            locale: 'nl_NL',
            metadata: { key },
          },
        }),
      )
      const payUrl = links.checkout?.href
      if (!payUrl) throw unexpected('_links.checkout is missing')
      return { id, payUrl }
    },
    find: (paymentId) =>
      inOurWords(async () => toPayment(await client.payments.get({ paymentId }))).catch(unlessUnknown),
    async refund({ key, paymentId, amountCents, description }) {
      const { id } = await inOurWords(
        () =>
          client.refunds.create({
            paymentId,
            idempotencyKey: key,
            refundRequest: {
              amount: { currency: 'EUR', value: amountOf(amountCents) },
              description,
              metadata: { key },
            },
          }),
        // Mollie answers 409 when the money was given back a moment before; that refuses this refund.
        { conflict: 'refused' },
      )
      return { id }
    },
    list: (span) => inOurWords(() => listSpan(client, span)),
  }
}

/** Reads pages from the newest payment on, until a payment is older than the span. */
const listSpan = async (client: Client, { from, until }: ListedSpan): Promise<BankPayment[]> => {
  const listed: BankPayment[] = []
  let next: string | undefined
  do {
    const page = await client.payments.list({ limit: pageSize, ...(next && { from: next }) })
    const { embedded, links } = page.result
    // A list that is left out must not count as an empty one, as if nobody had paid.
    if (!embedded.payments) throw unexpected('_embedded.payments is missing')
    const payments = embedded.payments.map(toPayment)
    listed.push(...payments)
    const oldest = payments.at(-1)
    // Only the place of the next page is taken from the link: requests go to the configured address, never to one that an answer
    // names.
    const after = links.next?.href
    next = after && URL.canParse(after) ? (new URL(after).searchParams.get('from') ?? undefined) : undefined
    if (!oldest || instantOf(oldest.createdAt) < instantOf(from)) next = undefined
  } while (next)
  return listed
    .filter(({ createdAt }) => {
      const at = instantOf(createdAt)
      return instantOf(from) <= at && at < instantOf(until)
    })
    .toReversed()
}

/** The fields of a payment that an answer has both for one payment and in a list. */
type MolliePayment = Pick<
  PaymentResponse,
  'id' | 'amount' | 'amountRefunded' | 'metadata' | 'status' | 'createdAt' | 'paidAt'
>

const states: Readonly<Record<string, PaymentState>> = {
  open: 'open',
  pending: 'open',
  authorized: 'open',
  paid: 'paid',
  canceled: 'cancelled',
  expired: 'expired',
  failed: 'failed',
}

/**
 * Translates a payment of Mollie.
 * @throws PartnerError nonsense for a state that we do not know.
 */
const toPayment = ({
  id,
  amount,
  amountRefunded,
  metadata,
  status,
  createdAt,
  paidAt,
}: MolliePayment): BankPayment => {
  const state = states[status]
  if (!state) throw unexpected('status is wrong')
  const key: unknown =
    typeof metadata === 'object' && metadata !== null && 'key' in metadata ? metadata.key : undefined
  return {
    id,
    ...(typeof key === 'string' && { key }),
    state,
    amountCents: centsOf(amount.value),
    currency: amount.currency,
    refundedCents: amountRefunded ? centsOf(amountRefunded.value) : 0,
    createdAt,
    ...(state === 'paid' && paidAt && { paidAt }),
  }
}

/** An amount as Mollie writes it: `24.95`. */
const amountOf = (cents: Cents): string =>
  `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`

/**
 * Reads an amount as Mollie writes it.
 * @throws PartnerError nonsense.
 */
const centsOf = (value: string): Cents => {
  const [, euros, cents] = /^(\d{1,9})\.(\d\d)$/.exec(value) ?? []
  if (euros === undefined || cents === undefined) throw unexpected('an amount has not two decimals')
  return Number(euros) * 100 + Number(cents)
}

const refuseRedirect = (status: number): void => {
  if (status >= 300 && status < 400)
    throw new PartnerError(paymentsName, 'nonsense', new Error(`HTTP ${status}`))
}

const unlessUnknown = (thrown: unknown): undefined => {
  const { cause } = thrown as PartnerError
  if (cause instanceof ClientError && cause.statusCode === 404) return undefined
  throw thrown
}

const unexpected = (why: string): PartnerError =>
  new PartnerError(paymentsName, 'nonsense', new UnexpectedAnswer(why))

/** The fields of an answer at which the client's own schemas failed. The client wraps a list in `Result`, which is left out. */
const unexpectedBy = ({ cause, rawValue }: SDKValidationError): UnexpectedAnswer | undefined => {
  const issues =
    cause instanceof Error && 'issues' in cause ? (cause.issues as { path: PropertyKey[] }[]) : []
  if (issues.length === 0) return undefined
  const wrapped = (rawValue as { Result?: unknown } | null)?.Result
  const paths = issues.map(({ path }) => (wrapped === undefined ? path : path.slice(1)))
  return unexpectedAnswer(paths, wrapped ?? rawValue)
}

/**
 * Translates what the client throws into a PartnerError. The client's messages contain what was sent, so none of them is passed
 * on.
 */
const inOurWords = async <T>(
  work: () => Promise<T>,
  { conflict = 'unreachable' }: { conflict?: PartnerReason } = {},
): Promise<T> => {
  try {
    return await work()
  } catch (thrown) {
    const inner = thrown instanceof Error ? thrown.cause : undefined
    for (const one of [thrown, inner]) if (one instanceof PartnerError) throw one
    const reason = reasonOf(thrown, conflict)
    const named = reason === 'nonsense' && thrown instanceof SDKValidationError && unexpectedBy(thrown)
    throw new PartnerError(paymentsName, reason, named || thrown)
  }
}

/** Statuses that count as unreachable. A wrong key is among them: we must mend it, and it is no refusal of a payment. */
const notNow: ReadonlySet<number> = new Set([401, 403, 408, 425, 429])

const reasonOf = (thrown: unknown, conflict: PartnerReason): PartnerReason => {
  if (!(thrown instanceof ClientError))
    return thrown instanceof SDKValidationError ? 'nonsense' : 'unreachable'
  // The status decides, even where the client could not read the body beside it.
  const { statusCode } = thrown
  if (statusCode === 409) return conflict
  if (notNow.has(statusCode) || statusCode >= 500) return 'unreachable'
  return statusCode >= 400 ? 'refused' : 'nonsense'
}
