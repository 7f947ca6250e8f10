import type { listCandidates as call } from '../../../core/contract/cancellation/cancellation-calls.ts'
import type { AnswerOf, RequestOf } from '../../../core/contract/endpoint.ts'
import { Fault } from '../../../core/kernel/fault.ts'
import { lastDayOf } from '../../../core/rules/membership-year.ts'
import type { RequestContext } from '../../services/context.ts'
import { lookAtCancellations } from './look.ts'
import { isMeant, traitsInWords } from './matching.ts'

/** Answers which members a cancellation that waits could be of, likeliest first. Faults: 401, 403, 404. */
export const listCandidates = async (
  ctx: RequestContext,
  { params: { reference } }: RequestOf<typeof call>,
): Promise<AnswerOf<typeof call>> => {
  const [waiting] = await lookAtCancellations.run(ctx, reference)
  if (!waiting) throw new Fault(404, 'not-found', `Er wacht geen opzegging met referentie ${reference}.`)
  const { candidates } = waiting
  return {
    items: candidates.map(({ relationId, name, ends, isRunning, commonTraits }) => ({
      relationId,
      name: name || null,
      lastDay: ends === null ? null : lastDayOf(ends).toString(),
      isRunning,
      alike: traitsInWords(commonTraits),
      isClear: isMeant(relationId, candidates),
    })),
  }
}
