import type { FastifyReply, FastifyRequest } from 'fastify'
import { awaitClient } from '../slow-client-timeouts.ts'
import { chooseEncoding, type Encoding, isKnown, type Representation } from './content-negotiation.ts'
import { widenedFrames, widenFrames } from './content-security-policy.ts'

/** Sends kept bytes: in the encoding that the browser takes, or only 304 when it has them already. */
export type Send = (request: FastifyRequest, reply: FastifyReply, kept: Representation) => FastifyReply

/** Header names and values in turn, as `writeHead` of node:http takes them with the least work. */
type Head = readonly string[]

const headersOf = (kept: Representation, encoding: Encoding): Record<string, string> => ({
  'cache-control': 'public, max-age=0, must-revalidate',
  vary: 'Accept-Encoding',
  etag: kept.etag[encoding],
  ...(encoding !== 'identity' && { 'content-encoding': encoding }),
})

/** By Fastify's own way, every hook included. */
export const sendOrdinarily: Send = (request, reply, kept) => {
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  if (kept.frames?.length) widenFrames(reply, kept.frames)
  reply.headers(headersOf(kept, encoding))
  if (kept.status === 200 && isKnown(request.headers['if-none-match'], kept)) return reply.code(304).send()
  return reply.code(kept.status).type(kept.type).send(kept.body[encoding])
}

/**
 * The way of a page that is read: past Fastify's own sending, with all headers prepared once. `everyAnswer` are those
 * that hooks put on every answer; tests hold the outcome against the ordinary way, which HEAD goes. Hooks before the
 * handler and after the answer (shedding, log, metrics) see it as any other; only `onSend` does not run.
 */
export const sendWith = (everyAnswer: Readonly<Record<string, string>>): Send => {
  const heads = new WeakMap<Representation, Partial<Record<Encoding, Head>>>()
  const headOf = (kept: Representation, encoding: Encoding): Head => {
    let ofKept = heads.get(kept)
    if (!ofKept) {
      ofKept = {}
      heads.set(kept, ofKept)
    }
    ofKept[encoding] ??= makeHead(everyAnswer, kept, encoding)
    return ofKept[encoding]
  }
  return (request, reply, kept) => {
    const { 'accept-encoding': accepted, 'if-none-match': condition } = request.headers
    if (kept.status !== 200 || request.method !== 'GET' || isKnown(condition, kept))
      return sendOrdinarily(request, reply, kept)
    const encoding = chooseEncoding(accepted)
    const head = [...headOf(kept, encoding), 'x-request-id', request.id]
    reply.hijack()
    awaitClient(request.raw.socket)
    reply.raw.writeHead(200, head).end(kept.body[encoding])
    return reply
  }
}

const makeHead = (
  everyAnswer: Readonly<Record<string, string>>,
  kept: Representation,
  encoding: Encoding,
): Head => {
  const policy = everyAnswer['content-security-policy']
  const headers = {
    ...everyAnswer,
    ...(policy && kept.frames?.length && { 'content-security-policy': widenedFrames(policy, kept.frames) }),
    ...headersOf(kept, encoding),
    'content-type': kept.type,
    'content-length': String(kept.body[encoding].length),
  }
  return Object.entries(headers).flat()
}

/** Marks an answer as one person's own: nobody keeps it. For `/mijn`, drafts and restricted documents. */
export const keepPrivate = (reply: FastifyReply): FastifyReply =>
  reply.header('cache-control', 'private, no-store')
