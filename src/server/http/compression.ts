import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { chooseEncoding, type Encoding } from './pages/content-negotiation.ts'

/** Bytes below which an answer is not compressed: it fits in one packet anyway. */
const least = 1024

const isText = (type: unknown): boolean => /^(text\/|application\/(problem\+)?json)/.test(String(type))

// Compresses synchronously, not in the thread pool: a quick level takes a millisecond for the longest answer, and in the pool it
// would wait behind the hashing of passwords.
const compress: Record<Exclude<Encoding, 'identity'>, (bytes: Buffer) => Buffer> = {
  br: (bytes) =>
    brotliCompressSync(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  gzip: (bytes) => gzipSync(bytes, { level: 5 }),
}

/**
 * Compresses answers of at least 1 KB that are text and not compressed yet; files travel as they are. The size of a compressed
 * answer can reveal a secret in it to somebody who controls other parts of that answer and makes a visitor request it many times
 * (BREACH). No answer of the API has both: tokens travel in cookies and mails, and calls that answer about a person repeat
 * nothing of the request. Other sites cannot send requests with a visitor's cookies either (SameSite=Lax, `isForeign`). A call
 * that would answer a secret beside parts of its request has to set `Content-Encoding: identity` itself.
 */
export const compressAnswers = (app: FastifyInstance): void => {
  app.addHook('onSend', (request, reply, payload, done) => {
    const eligible =
      (typeof payload === 'string' || Buffer.isBuffer(payload)) &&
      payload.length >= least &&
      !reply.hasHeader('content-encoding') &&
      isText(reply.getHeader('content-type'))
    if (!eligible) return done(null, payload)
    reply.header('vary', 'Accept-Encoding')
    const encoding = chooseEncoding(request.headers['accept-encoding'])
    if (encoding === 'identity') return done(null, payload)
    reply.header('content-encoding', encoding).removeHeader('content-length')
    done(null, compress[encoding](Buffer.from(payload)))
  })
}
