import type { AnyEndpoint } from '../../core/contract/endpoint.ts'
import type { Limit } from '../../core/contract/operation.ts'
import { Fault } from '../../core/kernel/fault.ts'
import type { Runtime } from '../services/context.ts'
import { memoryLimiterFrom, mustHaveRoomFrom, takeFrom } from '../services/rate-limits/callers.ts'
import { allowances } from '../services/rate-limits/rate-limits.ts'

/** Who is counted: an internet address, or a colleague who fills in a form for who calls. */
export interface Counted {
  ip: string
}

/** Rate limits per internet address (D23). Pages are not counted. */
export interface Limits {
  /**
   * Counts a request in memory, before anything of it is read.
   * @throws Fault 429.
   */
  shield(endpoint: Pick<AnyEndpoint, 'limit'>, request: Counted): void
  /**
   * Counts a submission, shared by all processes.
   * @throws Fault 429.
   */
  take(endpoint: AnyEndpoint, request: Counted): Promise<void>
  /**
   * Refuses a call that could tell whether an e-mail address or a gift card is known, when its caller used up the allowance of
   * such questions. Checked before the call runs: if only refusals got a 429, that would be an answer too.
   * @throws Fault 429.
   */
  mayTell(endpoint: AnyEndpoint, request: Counted): Promise<void>
  /**
   * Counts a refusal that tells whether an e-mail address or a gift card is known as such a question, whichever call gave it.
   * @throws Fault 429, to be answered in place of the refusal.
   */
  takeRevealing(endpoint: AnyEndpoint, request: Counted, thrown: unknown): Promise<void>
}

/**
 * The limit under which a refusal is counted, by its code: it tells whether an e-mail address or a gift card is known. With
 * unlimited questions one could try out lists of those.
 */
const limitOfRefusal: Readonly<Record<string, 'check' | 'giftCard'>> = {
  'email-taken': 'check',
  'gift-card-unknown': 'giftCard',
}

/** Kinds of calls that are counted in memory with a stricter allowance than reading. */
const strictKinds: ReadonlySet<Limit> = new Set(['lookup', 'upload', 'rates'])

export const makeLimits = (runtime: Runtime): Limits => {
  const read = memoryLimiterFrom(runtime, allowances.read)
  const lookup = memoryLimiterFrom(runtime, allowances.lookup)
  return {
    shield: ({ limit }, request) => (strictKinds.has(limit) ? lookup : read)(request.ip),
    async take({ limit }, request) {
      if (limit !== 'read' && limit !== 'lookup' && limit !== 'office')
        await takeFrom(runtime, limit, request.ip, allowances[limit])
    },
    async mayTell({ limit, faults }, request) {
      const revealed = new Set(faults.flatMap(({ code }) => limitOfRefusal[code] ?? []))
      for (const one of revealed)
        if (one !== limit) await mustHaveRoomFrom(runtime, one, request.ip, allowances[one])
    },
    async takeRevealing({ limit }, request, thrown) {
      const revealed = thrown instanceof Fault ? limitOfRefusal[thrown.code] : undefined
      if (revealed && revealed !== limit) await takeFrom(runtime, revealed, request.ip, allowances[revealed])
    },
  }
}
