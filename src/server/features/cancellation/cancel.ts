import { cancelMembership as call } from '../../../core/contract/cancellation/cancellation-calls.ts'
import { cancelMembership as operation } from '../../../core/contract/cancellation/cancellation-operations.ts'
import { type AnswerOf, endpointOf, type RequestOf } from '../../../core/contract/endpoint.ts'
import type { Tx } from '../../database/pool.ts'
import { actingPerson, nowOf, type RequestContext } from '../../services/context.ts'
import { noCosts } from '../../services/prices/agreed.ts'
import { recordRequestEvent } from '../../services/submissions/advance.ts'
import { byMail } from '../../services/submissions/delivery.ts'
import { summaryOf } from '../../services/submissions/request-kind.ts'
import { submit } from '../../services/submissions/submit.ts'
import { cancellationKind, matchedEvent } from './cancellation-request.ts'
import { type EndedMembership, endMembership } from './end-membership.ts'
import { toMatchFlag } from './resolve-cancellation.ts'

const endpoint = endpointOf(call, operation)

/**
 * Takes in a cancellation. That of a logged-in member ends the membership in the same transaction. Any other ends nothing yet,
 * and gets the same answer whether or not its member number exists. Faults: 400 with errors, 409 `already-cancelled` or
 * `ends-by-itself`, 429.
 */
export const cancel = async (
  ctx: RequestContext,
  { body }: RequestOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> => {
  const personId = await actingPerson(ctx)
  return ctx.accept(async (tx) => {
    const ended = personId ? await endMembership(tx, ctx, personId, body.relationId) : undefined
    const { id, reference } = await submit(tx, ctx, {
      endpoint,
      agreed: noCosts,
      request: body,
      summary: summaryOf(cancellationKind, body, ended?.lastDay),
      flags: ended ? [] : [toMatchFlag],
      to: [byMail],
    })
    await insertCancellation(tx, ctx, id, personId, ended)
    if (ended) await recordRequestEvent(tx, ctx, id, matchedEvent)
    return { reference, ...(ended && { effectiveDate: ended.lastDay }) }
  })
}

const insertCancellation = async (
  tx: Tx,
  ctx: RequestContext,
  submissionId: string,
  personId: string | undefined,
  ended: EndedMembership | undefined,
): Promise<void> => {
  await tx
    .insertInto('cancellation')
    .values({
      submission_id: submissionId,
      received_at: nowOf(ctx),
      ...(ended && {
        person_id: personId ?? null,
        relation_id: ended.relationId,
        last_day: ended.lastDay,
        matched_at: nowOf(ctx),
      }),
    })
    .execute()
}
