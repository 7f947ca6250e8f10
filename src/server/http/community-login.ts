import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { communityLoginPath } from '../../core/contract/community/community-calls.ts'
import { communityState } from '../../core/contract/community/community-operations.ts'
import { invalidFields } from '../../core/kernel/fault.ts'
import { logInToCommunity } from '../services/community/log-in.ts'
import type { Community } from '../services/community/return-url.ts'
import { takeFrom } from '../services/rate-limits/callers.ts'
import { allowances } from '../services/rate-limits/rate-limits.ts'
import type { Binding } from './bind.ts'
import { makeRequestContext } from './request-context.ts'

/** `GET /api/v2/account/community-login?returnUrl=&state=`: redirects (302) to the community, or first to logging in (D41). */
export const communityLogin = (
  app: FastifyInstance,
  { binding, community, prefix }: { binding: Binding; community: Community; prefix: string },
): void => {
  app.get<{ Querystring: { returnUrl?: string | string[]; state?: unknown } }>(
    communityLoginPath.slice(prefix.length),
    async (request, reply) => {
      const { returnUrl } = request.query
      if (Array.isArray(returnUrl)) throw invalidFields({ returnUrl: ['Geef één adres op.'] })
      const state = z.safeParse(z.optional(communityState), request.query.state)
      if (!state.success) throw invalidFields({ state: ['Deze state is niet geldig.'] })
      // has an allowance of its own: an image on another site can trigger this request, and must not use up the visitor's
      // submissions
      await takeFrom(binding.runtime, 'community', request.ip, allowances.submit)
      const ctx = makeRequestContext(binding, request, reply)
      const address = await logInToCommunity(ctx, community, { returnUrl, state: state.data })
      return reply.header('referrer-policy', 'no-referrer').redirect(address, 302)
    },
  )
}
