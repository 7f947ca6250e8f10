import type { FastifyReply } from 'fastify'
import { Fault } from '../../../core/kernel/fault.ts'
import type { Renderer, Surroundings } from '../../../core/render.ts'
import { keepPrivate } from './send.ts'

/** Whether a thrown value is the refusal (429) of an internet address that asked more than it may. */
export const isTooOften = (thrown: unknown): thrown is Fault =>
  thrown instanceof Fault && thrown.status === 429

/** Sends the page that asks to wait; its button leads to `again`, a path with its query. */
export const sendWait = (
  reply: FastifyReply,
  fault: Fault,
  renderer: Pick<Renderer, 'wait'>,
  { around, again }: { around: Surroundings; again: string },
): FastifyReply =>
  keepPrivate(reply)
    .code(429)
    .header('retry-after', String(fault.retryAfter ?? 1))
    .type('text/html; charset=utf-8')
    .send(renderer.wait(around, fault.message, again))
