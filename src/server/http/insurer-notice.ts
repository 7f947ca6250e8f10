import type { FastifyInstance } from 'fastify'
import { insurerNoticePath } from '../../core/insurance/paths.ts'
import type { Runtime } from '../services/context.ts'
import { sandboxNoticeSecrets, takeNotice } from '../services/insurance-applications/notice.ts'
import { memoryLimiterFrom } from '../services/rate-limits/callers.ts'
import { allowances } from '../services/rate-limits/rate-limits.ts'
import { parseJson } from './body.ts'
import { noObject } from './faults.ts'
import { isSigned, notSigned } from './signed-calls.ts'

/** Largest notice in bytes: the longest question in it is far below. */
const mostBytes = 10 * 1024

/**
 * The webhook by which the insurer tells how an application stands: JSON, signed with a secret that it shares with us. `secrets`
 * are the accepted ones, newest first; by default those of the sandbox. A repeated notice gets the same answer, and so does one
 * about an unknown application.
 */
export const insurerNotice = async (
  app: FastifyInstance,
  {
    runtime,
    secrets = sandboxNoticeSecrets(runtime),
  }: { runtime: Runtime; secrets?: readonly string[] | undefined },
): Promise<void> => {
  app.removeAllContentTypeParsers()
  // taken as bytes, because the signature is over the bytes that were sent
  const parsing = { parseAs: 'buffer', bodyLimit: mostBytes } as const
  app.addContentTypeParser('application/json', parsing, (_request, bytes, done) => done(null, bytes))
  const limit = memoryLimiterFrom(runtime, allowances.lookup)
  app.post(insurerNoticePath, async (request, reply) => {
    if (!isSigned(runtime, secrets, request)) {
      // only unsigned requests are limited: who signs may send any number
      limit(request.ip)
      throw notSigned()
    }
    const body = parseJson(request.body)
    if (typeof body !== 'object' || body === null || Array.isArray(body)) throw noObject()
    await takeNotice(runtime, body)
    return reply.code(200).header('cache-control', 'no-store').send()
  })
}
