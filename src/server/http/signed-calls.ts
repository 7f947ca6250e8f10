import type { FastifyInstance } from 'fastify'
import { communityIdentity } from '../../core/contract/community.ts'
import { Fault } from '../../core/kernel/fault.ts'
import { isSignedCall } from '../services/community/signed.ts'
import type { Runtime } from '../services/context.ts'

const notSigned = () =>
  new Fault(401, 'not-signed', 'Dit verzoek is niet ondertekend zoals docs/partners.md zegt.')

const one = (value: string | string[] | undefined): string => (typeof value === 'string' ? value : '')

/**
 * Demands the community's signature on the call that only its server makes. Without secrets nobody signs: a
 * demonstration, since production with a community refuses to start without one.
 */
export const signedCalls = (
  app: FastifyInstance,
  { runtime, secrets }: { runtime: Runtime; secrets: readonly string[] | undefined },
): void => {
  if (secrets === undefined) return
  app.addHook('preHandler', async (request) => {
    if (request.routeOptions.url !== communityIdentity.path) return
    const signed = {
      method: request.method,
      path: request.url,
      timestamp: one(request.headers['x-timestamp']),
      key: one(request.headers['idempotency-key']),
      body: Buffer.isBuffer(request.body) ? request.body.toString('utf8') : '',
    }
    if (!isSignedCall(runtime, secrets, signed, one(request.headers['x-signature']))) throw notSigned()
  })
}
