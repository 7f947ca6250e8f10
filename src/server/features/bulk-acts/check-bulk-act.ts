import { randomUUID } from 'node:crypto'
import type { checkBulkAct as call } from '../../../core/contract/bulk-acts/bulk-acts-calls.ts'
import type { AnswerOf, RequestOf } from '../../../core/contract/endpoint.ts'
import { auditStaff } from '../../services/audit/audit-staff.ts'
import type { RequestContext } from '../../services/context.ts'
import { requirePermission } from '../../services/permissions.ts'
import { requestUnknown } from '../../services/requests/find.ts'
import { actsOfMany } from './acts-of-many.ts'
import { type ChosenRequest, readChosen } from './read-chosen.ts'
import { isRefusal, sentenceOf } from './sentence-of.ts'

type Item = AnswerOf<typeof call>['items'][number]

/** Why the act cannot be done with a request; null where it can. */
const whyNot = async (
  judge: (request: ChosenRequest) => Promise<void>,
  request: ChosenRequest,
): Promise<string | null> => {
  try {
    await judge(request)
    return null
  } catch (thrown) {
    if (!isRefusal(thrown)) throw thrown
    return sentenceOf(thrown)
  }
}

/**
 * Tells of each request whether an act can be done with it now, and else why not, as the verb itself would say it. It locks nothing and
 * writes nothing but the trail: what changes before the act is done is refused then. Faults: 401, 403, 400 at each field.
 */
export const checkBulkAct = async (
  ctx: RequestContext,
  { body: { act, given, items } }: RequestOf<typeof call>,
): Promise<AnswerOf<typeof call>> => {
  const { may, takes, judge } = actsOfMany[act]
  await requirePermission(ctx, may)
  const judged = await judge(ctx, await takes(ctx, given))
  await auditStaff(ctx, 'bulk-acts.check', { detail: act })
  const references = [...new Set(items.map(({ reference }) => reference))]
  const found = await readChosen(ctx, references)
  const told: Item[] = []
  for (const reference of references) {
    const request = found.get(reference)
    const sentence = request ? await whyNot(judged, request) : requestUnknown(reference).message
    told.push({ reference, sentence, version: sentence === null ? (request?.version ?? null) : null })
  }
  return { id: randomUUID(), items: told }
}
