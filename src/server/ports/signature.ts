import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

/** The parts of a request that its signature covers. */
export interface SignedRequest {
  method: string
  /** The path and query as they travel: `/v1/orders`. */
  path: string
  /** Seconds since 1970, as the header carries it. */
  timestamp: string
  /** The idempotency key; empty for a call without one. */
  key: string
  body: string
}

/** The signature of a request: `v1=` and the HMAC-SHA256, in hexadecimals, over the five lines of docs/partners.md. */
export const signatureOf = (
  { method, path, timestamp, key, body }: SignedRequest,
  secret: string,
): string => {
  const digest = createHash('sha256').update(body).digest('hex')
  const lines = [method, path, timestamp, key, digest].join('\n')
  return `v1=${createHmac('sha256', secret).update(lines).digest('hex')}`
}

/**
 * Whether a signature was made of this request with one of these secrets, and its timestamp lies within five minutes of `now`
 * (seconds since 1970).
 */
export const isSignedBy = (
  secrets: readonly string[],
  signed: SignedRequest,
  signature: string,
  now: number,
): boolean => {
  const timely = /^\d{1,12}$/.test(signed.timestamp) && Math.abs(now - Number(signed.timestamp)) <= 300
  const given = Buffer.from(signature)
  return secrets.some((secret) => {
    const expected = Buffer.from(signatureOf(signed, secret))
    return timely && given.length === expected.length && timingSafeEqual(given, expected)
  })
}
