/** Dutch sentences about what is wrong, by field path (`user.email`, `options[0].startTimeZulu`) (D25). */
export type FieldErrors = Record<string, string[]>

/**
 * The state of the first submission with an idempotency key, told to somebody who sends another body with that key: `arrived`
 * with its public answer, `running`, or `lost` when it was never taken in and nothing is working on it.
 */
export type FirstSubmission = { state: 'arrived'; answer: unknown } | { state: 'running' | 'lost' }

/** Amounts of a request that changed since its sender saw them, in cents, by the name of the request's field. */
export type ChangedAmounts = Record<string, { seen: number; now: number }>

/** The newer text of a document, told to somebody who saved or published an older one. */
export interface NewerText {
  number: number
  /** The whole document. */
  body: Readonly<Record<string, unknown>>
  /** Name of who wrote it; null where a program did. */
  by: string | null
  /** ISO instant. */
  at: string
}

/** The RFC 9457 problem document with which every call of the API refuses (D10). */
export interface Problem {
  type?: string
  title: string
  status: number
  /** A stable word for programs, such as `invalid-fields` or `price-changed`. */
  code: string
  detail?: string
  errors?: FieldErrors
  requestId?: string
  first?: FirstSubmission
  amounts?: ChangedAmounts
  newer?: NewerText
  /**
   * Whether a submission was taken in. `false`: nothing was, and its idempotency key is free. Left out where nobody knows, so a
   * 5xx without it leaves the outcome unknown.
   */
  accepted?: false
}

/**
 * A refusal that the visitor may know of: it becomes a problem document with its status. Anything else that is thrown is a
 * mistake of the site and becomes a 500 without detail.
 */
export class Fault extends Error {
  readonly status: number
  readonly code: string
  readonly errors: FieldErrors | undefined
  /** Seconds for the header `Retry-After`. */
  readonly retryAfter: number | undefined
  /** Set where an idempotency key belongs to another body. */
  readonly first: FirstSubmission | undefined
  /** Set where a price changed. */
  readonly amounts: ChangedAmounts | undefined
  /** Set where a document has a newer text. */
  readonly newer: NewerText | undefined
  /** What a browser reads from a problem document: `false` says that nothing was taken in. */
  readonly accepted: false | undefined

  constructor(
    status: number,
    code: string,
    title: string,
    more: {
      errors?: FieldErrors
      retryAfter?: number
      first?: FirstSubmission | undefined
      amounts?: ChangedAmounts | undefined
      newer?: NewerText | undefined
      accepted?: false | undefined
      cause?: unknown
    } = {},
  ) {
    super(title, { cause: more.cause })
    this.name = 'Fault'
    this.status = status
    this.code = code
    this.errors = more.errors
    this.retryAfter = more.retryAfter
    this.first = more.first
    this.amounts = more.amounts
    this.newer = more.newer
    this.accepted = more.accepted
  }

  toProblem(requestId?: string): Problem {
    return {
      title: this.message,
      status: this.status,
      code: this.code,
      ...(this.errors && { errors: this.errors }),
      ...(requestId && { requestId }),
      ...(this.first && { first: this.first }),
      ...(this.amounts && { amounts: this.amounts }),
      ...(this.newer && { newer: this.newer }),
    }
  }
}

/** The 400 of an invalid request, with Dutch sentences per field. */
export const invalidFields = (errors: FieldErrors): Fault =>
  new Fault(400, 'invalid-fields', 'Een of meer velden zijn niet goed ingevuld.', { errors })

export type PartnerReason = 'timeout' | 'unreachable' | 'refused' | 'nonsense' | 'open-circuit' | 'off'

/**
 * The only error that leaves an adapter: which partner, and the reason in one word. It never carries more of the partner's
 * answer.
 */
export class PartnerError extends Error {
  readonly partner: string
  readonly reason: PartnerReason

  constructor(partner: string, reason: PartnerReason, cause?: unknown) {
    super(`${partner}: ${reason}`, { cause })
    this.name = 'PartnerError'
    this.partner = partner
    this.reason = reason
  }
}

/** The HTTP status in an error text of the form `HTTP {number}` (spec 000 section 8); undefined when there is none. */
export const statusFromText = (text: string): number | undefined => {
  const found = /\bHTTP (\d{3})\b/.exec(text)
  return found ? Number(found[1]) : undefined
}
