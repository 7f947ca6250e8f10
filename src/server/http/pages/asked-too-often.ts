import type { FastifyReply } from 'fastify'
import { Fault } from '../../../core/kernel/fault.ts'
import type { Renderer, Surroundings } from '../../../core/render.ts'

/** Whether this says that one internet address asked for more than it may. */
export const isTooOften = (thrown: unknown): thrown is Fault =>
  thrown instanceof Fault && thrown.status === 429

/** Sends the page that asks to wait. */
export const sendWait = (
  reply: FastifyReply,
  fault: Fault,
  renderer: Pick<Renderer, 'wait'>,
  around: Surroundings,
): FastifyReply =>
  reply
    .code(429)
    .header('retry-after', String(fault.retryAfter ?? 1))
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(renderer.wait(around, fault.message))
