import type { FastifyRequest } from 'fastify'
import type { AnyEndpoint } from '../../core/contract/endpoint.ts'
import type { Limit } from '../../core/contract/operation.ts'
import { Fault } from '../../core/kernel/fault.ts'
import type { Runtime } from '../services/context.ts'
import { memoryLimiterFrom, mustHaveRoomFrom, takeFrom } from '../services/rate-limits/callers.ts'
import { allowances } from '../services/rate-limits/rate-limits.ts'

/** Rate limits per internet address (D23). Pages are not counted. */
export interface Limits {
  /**
   * Counts a request in memory, before anything of it is read.
   * @throws Fault 429.
   */
  shield(endpoint: Pick<AnyEndpoint, 'limit'>, request: FastifyRequest): void
  /**
   * Counts a submission, shared by all processes.
   * @throws Fault 429.
   */
  take(endpoint: AnyEndpoint, request: FastifyRequest): Promise<void>
  /**
   * Refuses a call that could tell whether an e-mail address or a code is known, when its caller used up the allowance of such
   * questions. Checked before the call runs: if only refusals got a 429, that would be an answer too.
   * @throws Fault 429.
   */
  mayTell(endpoint: AnyEndpoint, request: FastifyRequest): Promise<void>
  /**
   * Counts a refusal that tells whether an e-mail address or a code is known as such a question, whichever call gave it. @throws
   * Fault 429, to be answered in place of the refusal.
   */
  takeRevealing(endpoint: AnyEndpoint, request: FastifyRequest, thrown: unknown): Promise<void>
}

/**
 * Codes of refusals that tell whether an e-mail address or a code is known. With unlimited questions one could try out lists of
 * those.
 */
const revealingCodes = new Set(['email-taken', 'gift-card-unknown'])

/** Kinds of calls that are counted in memory with a stricter allowance than reading. */
const strictKinds: ReadonlySet<Limit> = new Set(['lookup', 'upload', 'rates'])

export const makeLimits = (runtime: Runtime): Limits => {
  const read = memoryLimiterFrom(runtime, allowances.read)
  const lookup = memoryLimiterFrom(runtime, allowances.lookup)
  return {
    shield: ({ limit }, request) => (strictKinds.has(limit) ? lookup : read)(request.ip),
    async take({ limit }, request) {
      if (limit !== 'read' && limit !== 'lookup')
        await takeFrom(runtime, limit, request.ip, allowances[limit])
    },
    async mayTell({ limit, faults }, request) {
      if (limit !== 'check' && faults.some(({ code }) => revealingCodes.has(code)))
        await mustHaveRoomFrom(runtime, 'check', request.ip, allowances.check)
    },
    async takeRevealing({ limit }, request, thrown) {
      if (limit !== 'check' && thrown instanceof Fault && revealingCodes.has(thrown.code))
        await takeFrom(runtime, 'check', request.ip, allowances.check)
    },
  }
}
