import type { FastifyReply, FastifyRequest } from 'fastify'
import { chooseEncoding, isKnown, type Representation } from './content-negotiation.ts'
import { widenFrames } from './content-security-policy.ts'

/** Sends a kept answer in the encoding that the browser prefers, or 304 without a body when the browser already has it. */
export const sendKept = (
  request: FastifyRequest,
  reply: FastifyReply,
  kept: Representation,
): FastifyReply => {
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  if (kept.frames?.length) widenFrames(reply, kept.frames)
  reply.headers({
    'cache-control': 'public, max-age=0, must-revalidate',
    vary: 'Accept-Encoding',
    etag: kept.etag[encoding],
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
  })
  if (kept.status === 200 && isKnown(request.headers['if-none-match'], kept)) return reply.code(304).send()
  return reply.code(kept.status).type(kept.type).send(kept.body[encoding])
}

/** Marks an answer as private to one person, so that it is not cached. For `/mijn`, drafts and restricted pages. */
export const keepPrivate = (reply: FastifyReply): FastifyReply =>
  reply.header('cache-control', 'private, no-store')
