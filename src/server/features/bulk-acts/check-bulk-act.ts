import { randomUUID } from 'node:crypto'
import type { checkBulkAct as call } from '../../../core/contract/bulk-acts/bulk-acts-calls.ts'
import type { AnswerOf, RequestOf } from '../../../core/contract/endpoint.ts'
import { auditStaff } from '../../services/audit/audit-staff.ts'
import type { RequestContext } from '../../services/context.ts'
import { requirePermission } from '../../services/permissions.ts'
import { requestUnknown } from '../../services/requests/find.ts'
import { actsOfMany, type Judged } from './acts-of-many.ts'
import { type ChosenRequest, readChosen } from './read-chosen.ts'
import { isRefusal, sentenceOf } from './sentence-of.ts'

type Item = AnswerOf<typeof call>['items'][number]

/** Why the act cannot be done with a request; null where it can. */
const whyNot = async ({ mustBePossible }: Judged, request: ChosenRequest): Promise<string | null> => {
  try {
    await mustBePossible(request)
    return null
  } catch (thrown) {
    if (!isRefusal(thrown)) throw thrown
    return sentenceOf(thrown)
  }
}

/**
 * Tells of each request whether an act can be done with it now, and else why not, as the verb itself would say it, and what the sender of
 * the first will read. It locks nothing and writes nothing but the trail, which has whose text was read: what changes before the act is
 * done is refused then. Faults: 401, 403, 400 at each field.
 */
export const checkBulkAct = async (
  ctx: RequestContext,
  { body: { act, given, items } }: RequestOf<typeof call>,
): Promise<AnswerOf<typeof call>> => {
  const { may, takes, judge } = actsOfMany[act]
  await requirePermission(ctx, may)
  const taken = await takes(ctx, given)
  const references = [...new Set(items.map(({ reference }) => reference))]
  const found = await readChosen(ctx, references)
  const judged = await judge(ctx, taken, [...found.values()])
  const told: Item[] = []
  for (const reference of references) {
    const request = found.get(reference)
    const sentence = request ? await whyNot(judged, request) : requestUnknown(reference).message
    told.push({ reference, sentence, version: sentence === null ? (request?.version ?? null) : null })
  }
  const first = found.get(told.find(({ sentence }) => sentence === null)?.reference ?? '')
  const text = first && judged.textFor?.(first)
  const reads = first && text !== undefined ? { reference: first.reference, text } : null
  await auditStaff(ctx, 'bulk-acts.check', { detail: act, submissionId: reads ? first?.id : null })
  return { id: randomUUID(), items: told, reads }
}
