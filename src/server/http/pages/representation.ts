import { createHash } from 'node:crypto'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** How bytes may travel, best first. */
const encodings = ['br', 'gzip', 'identity'] as const
export type Encoding = (typeof encodings)[number]

/** One answer, ready to send in every encoding. */
export interface Representation {
  status: number
  type: string
  body: Readonly<Record<Encoding, Buffer>>
  etag: Readonly<Record<Encoding, string>>
  /** What it takes of memory, in bytes. */
  size: number
}

/** Compresses once and names the bytes; the level is a middle one, since the first visitor waits for it. */
export const represent = (
  text: string,
  { status, type }: { status: number; type: string },
): Representation => {
  const identity = Buffer.from(text)
  const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 22)
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 6,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
  }
  const body = { identity, br: brotliCompressSync(identity, { params }), gzip: gzipSync(identity) }
  return {
    status,
    type,
    body,
    etag: { identity: `"${hash}"`, br: `"${hash}-br"`, gzip: `"${hash}-gz"` },
    size: body.identity.length + body.br.length + body.gzip.length,
  }
}

/** The best encoding that a request's `Accept-Encoding` allows. */
export const chooseEncoding = (accepted: string | undefined): Encoding => {
  if (!accepted) return 'identity'
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
