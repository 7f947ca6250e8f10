import type { AnswerOf, RequestOf } from '../../../core/contract/endpoint.ts'
import type { search } from '../../../core/contract/subsidies/subsidies-operations.ts'
import { municipalities } from '../../../core/figures/municipalities.ts'
import { todayIso } from '../../../core/kernel/day.ts'
import { Fault } from '../../../core/kernel/fault.ts'
import type { RequestContext } from '../../services/context.ts'

/**
 * Finds the matching subsidies, in memory.
 * @throws Fault 404 for a municipality that does not exist today.
 */
export const searchSubsidies = async (
  { clock, subsidies }: RequestContext,
  { query: { cityId, targetGroup, measures } }: RequestOf<typeof search>,
): Promise<AnswerOf<typeof search>> => {
  if (!municipalities.on(todayIso(clock)).value.some(({ id }) => id === cityId))
    throw new Fault(404, 'municipality-unknown', 'Deze gemeente kennen we niet.')
  return subsidies()
    .find({ city: cityId, resident: targetGroup, measures })
    .map(({ id, type, title, intro }) => ({ Id: id, Type: type, Title: title, Intro: intro }))
}
