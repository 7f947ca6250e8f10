import { hash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

/**
 * Caching header of public answers, the same as for pages: anybody may keep one but must ask each time whether it is still
 * current, since a publication shows within a second.
 */
const kept = 'public, max-age=0, must-revalidate'

/** Sends an answer that is the same for everybody as JSON, or 304 without a body to a client that already has it. */
export const sendCacheable = (
  request: FastifyRequest,
  reply: FastifyReply,
  answer: unknown,
): FastifyReply => {
  const body = JSON.stringify(answer)
  // a weak ETag, because the same answer travels in several encodings
  const etag = `W/"${hash('sha256', body, 'base64url').slice(0, 22)}"`
  reply.headers({ 'cache-control': kept, etag })
  if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
  return reply.code(200).type('application/json; charset=utf-8').send(body)
}
