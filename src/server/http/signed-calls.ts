import type { FastifyInstance, FastifyRequest } from 'fastify'
import { communityIdentity } from '../../core/contract/community/community-calls.ts'
import { Fault } from '../../core/kernel/fault.ts'
import type { Runtime } from '../services/context.ts'
import { isSignedCall } from '../services/signed-call.ts'

/** Fault 401, the same for every mistake in a signature. */
export const notSigned = () =>
  new Fault(401, 'not-signed', 'Dit verzoek is niet ondertekend zoals docs/partners.md zegt.')

const one = (value: string | string[] | undefined): string => (typeof value === 'string' ? value : '')

/**
 * Whether a request is signed with one of these secrets, as docs/partners.md describes. Its body must have been taken as bytes.
 */
export const isSigned = (runtime: Runtime, secrets: readonly string[], request: FastifyRequest): boolean => {
  const signed = {
    method: request.method,
    path: request.url,
    timestamp: one(request.headers['x-timestamp']),
    key: one(request.headers['idempotency-key']),
    body: Buffer.isBuffer(request.body) ? request.body.toString('utf8') : '',
  }
  return isSignedCall(runtime, secrets, signed, one(request.headers['x-signature']))
}

/**
 * Requires the community's signature on the one call that only its server makes. Without secrets nothing is checked: this is a
 * demonstration, since production with a community refuses to start without them.
 */
export const signedCalls = (
  app: FastifyInstance,
  { runtime, secrets }: { runtime: Runtime; secrets: readonly string[] | undefined },
): void => {
  if (secrets === undefined) return
  app.addHook('preHandler', async (request) => {
    if (request.routeOptions.url !== communityIdentity.path) return
    if (!isSigned(runtime, secrets, request)) throw notSigned()
  })
}
