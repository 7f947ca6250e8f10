import { hash } from 'node:crypto'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { Negotiator } from '@fastify/accept-negotiator'
import { LRUCache } from 'lru-cache'

/** How bytes may travel, best first. */
const encodings = ['br', 'gzip', 'identity'] as const
export type Encoding = (typeof encodings)[number]

/** One answer, to send in any encoding. */
export interface Representation {
  status: number
  type: string
  /** Compressed when it is first asked for, and then kept. */
  body: Readonly<Record<Encoding, Buffer>>
  etag: Readonly<Record<Encoding, string>>
  /** What it takes of memory, in bytes, once everything is there: both compressed copies fit in the size of the text. */
  size: number
  /** Origins of others that the page frames. */
  frames?: readonly string[]
}

/** An answer with its ETags. Compressing takes far longer than rendering, so it waits until somebody asks for it. */
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

/** At a middle level: the first visitor waits for it. */
const brotli = (bytes: Buffer): Buffer =>
  brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 6,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  })

/** Browsers ask in a handful of ways; what a hostile client makes up does not fill the memory. */
const answered = new LRUCache<string, string>({ max: 100 })
const negotiator = new Negotiator<Encoding>({ supportedValues: [...encodings], cache: answered })

/** Content negotiation: the encoding that a request's `Accept-Encoding` likes best, ours among those that it likes as much. */
export const chooseEncoding = (accepted: string | undefined): Encoding =>
  (accepted && negotiator.negotiate(accepted.toLowerCase())) || 'identity'

/** A conditional request: whether its `If-None-Match` names these bytes, in whatever encoding it got them. */
export const isKnown = (condition: string | undefined, { etag }: Representation): boolean => {
  if (!condition) return false
  const named = condition.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return named.includes('*') || Object.values(etag).some((tag) => named.includes(tag))
}
