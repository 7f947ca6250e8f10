import type { FastifyInstance } from 'fastify'
import { paymentNoticePath } from '../../core/payments/paths.ts'
import type { Runtime } from '../services/context.ts'
import { takeNotice } from '../services/payments/notice.ts'
import { memoryLimiterFrom } from '../services/rate-limits/callers.ts'
import { allowances } from '../services/rate-limits/rate-limits.ts'
import { acceptFormBodies } from './form-body.ts'

const bankId = /^[\w-]{1,64}$/

/**
 * The webhook by which the bank tells that a payment changed: an unsigned form with the payment's `id`. The sender learns
 * nothing, as the answer is the same for every id.
 */
export const paymentNotice = async (
  app: FastifyInstance,
  { runtime }: { runtime: Runtime },
): Promise<void> => {
  app.removeAllContentTypeParsers()
  await acceptFormBodies(app)
  const limit = memoryLimiterFrom(runtime, allowances.lookup)
  app.post<{ Body: { id?: unknown } | undefined }>(paymentNoticePath, async (request, reply) => {
    limit(request.ip)
    const id = request.body?.id
    if (typeof id === 'string' && bankId.test(id)) await takeNotice(runtime, id)
    return reply.code(200).header('cache-control', 'no-store').send()
  })
}
