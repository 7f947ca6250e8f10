import { hash } from 'node:crypto'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

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

/** Names the bytes. Compressing takes far longer than rendering, so it waits for somebody who wants it. */
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

const chosen = new Map<string, Encoding>()
/** Browsers ask in a handful of ways; what a hostile client makes up does not fill the memory. */
const mostChosen = 100
const longestChosen = 200

/** The best encoding that a request's `Accept-Encoding` allows. */
export const chooseEncoding = (accepted: string | undefined): Encoding => {
  if (!accepted) return 'identity'
  const known = chosen.get(accepted)
  if (known) return known
  const encoding = readAccepted(accepted)
  if (accepted.length > longestChosen) return encoding
  if (chosen.size >= mostChosen) chosen.clear()
  chosen.set(accepted, encoding)
  return encoding
}

const readAccepted = (accepted: string): Encoding => {
  const allowed = new Set<string>()
  for (const part of accepted.toLowerCase().split(',')) {
    const [name = '', ...rest] = part.split(';').map((piece) => piece.trim())
    if (!rest.some((piece) => /^q=0(\.0*)?$/.test(piece))) allowed.add(name)
  }
  return encodings.find((encoding) => allowed.has(encoding)) ?? 'identity'
}

/** Whether a request's `If-None-Match` names these bytes, in whatever encoding it got them. */
export const isKnown = (condition: string | undefined, { etag }: Representation): boolean => {
  if (!condition) return false
  const named = condition.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return named.includes('*') || Object.values(etag).some((tag) => named.includes(tag))
}
