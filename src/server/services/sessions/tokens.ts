import { createHash, randomBytes } from 'node:crypto'

/** An opaque token of 256 bits, as the cookie carries it. */
export const makeToken = (): string => randomBytes(32).toString('base64url')

/** What the database keeps of a token: whoever reads it there cannot log in with it. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()

/** Whether a cookie's value can be a token at all; anything else costs no query. */
export const isToken = (value: string): boolean => /^[\w-]{43}$/.test(value)
