import type { FastifyReply } from 'fastify'
import { Fault } from '../../../core/kernel/fault.ts'
import type { Renderer, Surroundings } from '../../../core/render.ts'

/** Sends the page that asks to wait, where one internet address asked for more than it may; undefined for any other error. */
export const sendWait = (
  reply: FastifyReply,
  thrown: unknown,
  renderer: Pick<Renderer, 'wait'>,
  around: Surroundings,
): FastifyReply | undefined => {
  if (!(thrown instanceof Fault && thrown.status === 429)) return undefined
  return reply
    .code(429)
    .header('retry-after', String(thrown.retryAfter ?? 1))
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(renderer.wait(around, thrown.message))
}
