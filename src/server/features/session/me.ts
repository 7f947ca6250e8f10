import type { AnswerOf } from '../../../core/contract/endpoint.ts'
import type { loginState, me } from '../../../core/contract/session/session-calls.ts'
import type { KnownHome } from '../../../core/kernel/known-home.ts'
import { actingPerson, type RequestContext } from '../../services/context.ts'
import { knownHomes } from '../../services/homes/read-home.ts'

type Homes = NonNullable<AnswerOf<typeof me>['homes']>
const asAnswer = (home: KnownHome) => home as Homes[number]

/** Tells who is logged in, with the details that funnels prefill (D33). A visitor gets an answer too, not an error. */
export const readMe = async (ctx: RequestContext): Promise<AnswerOf<typeof me>> => {
  const { membershipStatus, profile } = await ctx.viewer()
  if (!profile) return { membershipStatus }
  const { postcode, houseNumber, addition = '', streetName, city, infix, homes: _homes, ...rest } = profile
  const personId = await actingPerson(ctx)
  const homes = personId === undefined ? [] : await knownHomes(ctx, personId, profile)
  return {
    membershipStatus,
    ...rest,
    ...(infix !== undefined && { infix }),
    ...(postcode !== undefined &&
      houseNumber !== undefined &&
      streetName !== undefined &&
      city !== undefined && {
        address: { postcode, houseNumber, addition, streetName, placeName: city },
      }),
    ...(homes.length > 0 && { homes: homes.map(asAnswer) }),
  }
}

/** Tells the membership state only (D33). */
export const readLoginState = async (ctx: RequestContext): Promise<AnswerOf<typeof loginState>> => {
  const { membershipStatus } = await ctx.viewer()
  return { membershipStatus }
}
