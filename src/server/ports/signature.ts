import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

/** What a signature covers. */
export interface Signed {
  method: string
  /** Path and query as they travel: `/v1/orders`. */
  path: string
  /** Seconds since 1970, as the header carries it. */
  timestamp: string
  /** The idempotency key, or empty. */
  key: string
  body: string
}

/** `v1=` and the HMAC-SHA256, in hexadecimals, over the five lines of docs/partners.md. */
export const signatureOf = ({ method, path, timestamp, key, body }: Signed, secret: string): string => {
  const digest = createHash('sha256').update(body).digest('hex')
  const lines = [method, path, timestamp, key, digest].join('\n')
  return `v1=${createHmac('sha256', secret).update(lines).digest('hex')}`
}

/**
 * Whether a signature is of this request, under any of these secrets, and no older or newer than five minutes. `now` in
 * seconds since 1970.
 */
export const isSignedBy = (
  secrets: readonly string[],
  signed: Signed,
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
