import { updateCommunityAlias as call } from '../../../core/contract/community/community-calls.ts'
import { updateCommunityAlias as operation } from '../../../core/contract/community/community-operations.ts'
import { type AnswerOf, endpointOf, type RequestOf } from '../../../core/contract/endpoint.ts'
import { invalidFields } from '../../../core/kernel/fault.ts'
import { refusalOf } from '../../services/community/check-alias.ts'
import { actingPerson, type RequestContext } from '../../services/context.ts'
import { noCosts } from '../../services/prices/agreed.ts'
import { recordRequestEvent } from '../../services/submissions/advance.ts'
import { byMail } from '../../services/submissions/delivery.ts'
import { summaryOf } from '../../services/submissions/request-kind.ts'
import { submit } from '../../services/submissions/submit.ts'
import { aliasChosen, aliasKind, keptAlias } from './community-request.ts'

const endpoint = endpointOf(call, operation)

/** The sentence about an alias that somebody else has, compared without capitals (D41). */
export const aliasTaken = 'Deze alias is al in gebruik.'

/** Whether the unique index of aliases refused an update, which decides when two people choose one alias at once. */
const isTaken = (thrown: unknown): boolean =>
  thrown instanceof Error &&
  (thrown as { code?: unknown }).code === '23505' &&
  (thrown as { constraint?: unknown }).constraint === 'person_community_alias'

/** Changes the alias of the person who asks. Faults: 401, 400 with errors (also for an alias that is taken or reserved), 429. */
export const setAlias = async (
  ctx: RequestContext,
  { body }: RequestOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> => {
  const personId = await actingPerson(ctx)
  const emailAddress = (await ctx.viewer()).profile?.emailAddress
  if (!personId || !emailAddress) throw new Error('Whoever is logged in is a person.')
  const refusal = await refusalOf(ctx, body.alias)
  if (refusal) throw invalidFields({ alias: [refusal] })
  const request = { ...body, emailAddress }
  try {
    return await ctx.accept(async (tx) => {
      await tx.updateTable('person').set({ community_alias: body.alias }).where('id', '=', personId).execute()
      const { id, reference } = await submit(tx, ctx, {
        endpoint,
        agreed: noCosts,
        part: keptAlias,
        request,
        summary: summaryOf(aliasKind, request, undefined),
        to: [byMail],
      })
      await recordRequestEvent(tx, ctx, id, aliasChosen)
      return { alias: body.alias, reference }
    })
  } catch (thrown) {
    if (isTaken(thrown)) throw invalidFields({ alias: [aliasTaken] })
    throw thrown
  }
}
