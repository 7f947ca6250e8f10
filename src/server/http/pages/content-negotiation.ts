import { hash } from 'node:crypto'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { Negotiator } from '@fastify/accept-negotiator'
import { LRUCache } from 'lru-cache'

/** Encodings that we can send, best first. */
const encodings = ['br', 'gzip', 'identity'] as const
export type Encoding = (typeof encodings)[number]

/** An answer that can be sent in any encoding. */
export interface Representation {
  status: number
  type: string
  /** The bytes in each encoding; a compressed one is made when it is first needed, and then kept. */
  body: Readonly<Record<Encoding, Buffer>>
  etag: Readonly<Record<Encoding, string>>
  /** Bytes of memory that it takes with all encodings made: both compressed copies together fit in the size of the text. */
  size: number
  /** Origins of other sites that the page shows in frames. */
  frames?: readonly string[]
}

/** Makes an answer with its ETags. Compressing takes far longer than rendering, so it waits until the first request. */
export const represent = (
  content: string | Uint8Array,
  { status, type }: { status: number; type: string },
): Representation => {
  const identity =
    typeof content === 'string'
      ? Buffer.from(content)
      : Buffer.from(content.buffer, content.byteOffset, content.byteLength)
  const name = hash('sha256', identity, 'base64url').slice(0, 22)
  const made: Partial<Record<Encoding, Buffer>> = {}
  const body = {
    identity,
    get br() {
      made.br ??= brotli(identity)
      return made.br
    },
    get gzip() {
      made.gzip ??= gzipSync(identity)
      return made.gzip
    },
  }
  return {
    status,
    type,
    body,
    etag: { identity: `"${name}"`, br: `"${name}-br"`, gzip: `"${name}-gz"` },
    size: 2 * identity.length,
  }
}

/** Compresses at a middle level, since the first visitor waits for it. */
const brotli = (bytes: Buffer): Buffer =>
  brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 6,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  })

/**
 * Cache of negotiated headers. Browsers send a handful of different ones; the bound keeps a hostile client from filling the
 * memory.
 */
const answered = new LRUCache<string, string>({ max: 100 })
const negotiator = new Negotiator<Encoding>({ supportedValues: [...encodings], cache: answered })

/** Content negotiation: the encoding that `Accept-Encoding` prefers, or our best one among equals. */
export const chooseEncoding = (accepted: string | undefined): Encoding =>
  (accepted && negotiator.negotiate(accepted.toLowerCase())) || 'identity'

/** Whether the `If-None-Match` of a conditional request names this answer, in any encoding. */
export const isKnown = (condition: string | undefined, { etag }: Representation): boolean => {
  if (!condition) return false
  const named = condition.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return named.includes('*') || Object.values(etag).some((tag) => named.includes(tag))
}
