import type { FastifyReply, FastifyRequest } from 'fastify'
import { widenFrames } from './policy.ts'
import { chooseEncoding, isKnown, type Representation } from './representation.ts'

/** Sends kept bytes: in the encoding that the browser takes, or only 304 when it has them already. */
export const send = (request: FastifyRequest, reply: FastifyReply, kept: Representation): FastifyReply => {
  if (kept.frames?.length) widenFrames(reply, kept.frames)
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  reply.header('cache-control', 'public, max-age=0, must-revalidate')
  reply.header('vary', 'Accept-Encoding')
  reply.header('etag', kept.etag[encoding])
  if (kept.status === 200 && isKnown(request.headers['if-none-match'], kept)) return reply.code(304).send()
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.code(kept.status).type(kept.type).send(kept.body[encoding])
}

/** Marks an answer as one person's own: nobody keeps it. For `/mijn`, drafts and restricted documents. */
export const keepPrivate = (reply: FastifyReply): FastifyReply =>
  reply.header('cache-control', 'private, no-store')
