import { communityLoginPath } from '../../../core/contract/community/community-calls.ts'
import { invalidFields } from '../../../core/kernel/fault.ts'
import { returnPath } from '../../../core/rules/return-path.ts'
import { auditCounted } from '../audit/write-trail.ts'
import { actingPerson, type RequestContext } from '../context.ts'
import { type Community, returnAddress } from './return-url.ts'
import { makeTicket } from './tickets.ts'

/**
 * The address to which somebody who wants to log in to the community is sent next: to log in here first and come back, or on to
 * the community with their ticket.
 * @throws Fault 400 for an address that is not the community's.
 */
export const logInToCommunity = async (
  ctx: RequestContext,
  community: Community,
  { returnUrl, state }: { returnUrl: string | undefined; state: string | undefined },
): Promise<string> => {
  const wanted = returnAddress(community, returnUrl)
  if (wanted === undefined) throw invalidFields({ returnUrl: ['Dit adres hoort niet bij onze community.'] })
  const personId = await actingPerson(ctx)
  if (personId === undefined) {
    const back = `${communityLoginPath}?${new URLSearchParams({ returnUrl: wanted, ...(state !== undefined && { state }) })}`
    // An address that is too long to come back to is replaced by that of the front door.
    return `/inloggen?${new URLSearchParams({ terug: returnPath(back) ?? communityLoginPath })}`
  }
  await auditCounted(ctx.database, ctx, { action: 'community.login', subjectId: personId, personId })
  const address = returnAddress(community, wanted, await makeTicket(ctx, personId, state), state)
  // Cannot happen, because the same address was allowed above.
  if (address === undefined) throw new Error('The address of the community cannot take a ticket.')
  return address
}
