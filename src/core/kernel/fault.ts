/** Field path (`user.email`, `options[0].startTimeZulu`) to the Dutch sentences about it (D25). */
export type FieldErrors = Record<string, string[]>

/**
 * What became of the submission that a key belongs to, for who sends another body with it: `arrived` with its public
 * answer, `running`, or `lost`: it was never taken in, and nobody is busy with it.
 */
export type First = { state: 'arrived'; answer: unknown } | { state: 'running' | 'lost' }

/** Amounts of a request that are others now than those its sender saw, in cents, by the request's own field. */
export type ChangedAmounts = Record<string, { seen: number; now: number }>

/** An RFC 9457 problem as every call of the API answers it (D10). */
export interface Problem {
  type?: string
  title: string
  status: number
  /** A stable word for programs, such as `invalid-fields` or `price-changed`. */
  code: string
  detail?: string
  errors?: FieldErrors
  requestId?: string
  first?: First
  amounts?: ChangedAmounts
  /**
   * Of a refused submission: nothing was taken in, and its idempotency key is free. Left out where nobody knows, so a
   * 5xx without it leaves the outcome unknown.
   */
  accepted?: false
}

/**
 * A refusal that the visitor may know of: it becomes a problem document with its status.
 * Everything else that is thrown is our own mistake and becomes a 500 without detail.
 */
export class Fault extends Error {
  readonly status: number
  readonly code: string
  readonly errors: FieldErrors | undefined
  /** Seconds for `Retry-After`. */
  readonly retryAfter: number | undefined
  /** Only of a key that belongs to another body. */
  readonly first: First | undefined
  /** Only of a price that changed. */
  readonly amounts: ChangedAmounts | undefined
  /** As a browser reads it of a problem document: `false` says that nothing was taken in. */
  readonly accepted: false | undefined

  constructor(
    status: number,
    code: string,
    title: string,
    more: {
      errors?: FieldErrors
      retryAfter?: number
      first?: First | undefined
      amounts?: ChangedAmounts | undefined
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
    }
  }
}

/** 400 with a Dutch sentence per field. */
export const invalidFields = (errors: FieldErrors): Fault =>
  new Fault(400, 'invalid-fields', 'Een of meer velden zijn niet goed ingevuld.', { errors })

export type PartnerReason = 'timeout' | 'unreachable' | 'refused' | 'nonsense' | 'open-circuit' | 'off'

/** The only error that leaves an adapter: which partner, and why in one word. Answers never carry more. */
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
