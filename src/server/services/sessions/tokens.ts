import { createHash, randomBytes } from 'node:crypto'

/** An opaque token of 256 bits, as a cookie carries it. */
export const makeToken = (): string => randomBytes(32).toString('base64url')

/** The hash of a token, which the database keeps: whoever reads it there cannot log in with it. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()

/** Whether the value of a cookie can be a token at all, so that anything else costs no query. */
export const isToken = (value: string): boolean => /^[\w-]{43}$/.test(value)
