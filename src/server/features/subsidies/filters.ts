import { residents, subsidyMeasures } from '../../../core/content/subsidy-choices.ts'
import type { AnswerOf } from '../../../core/contract/endpoint.ts'
import type { filters } from '../../../core/contract/subsidies/subsidies-operations.ts'
import { municipalities } from '../../../core/figures/municipalities.ts'
import { todayIso } from '../../../core/kernel/day.ts'
import { shownMunicipality } from '../../../core/subsidies/municipality.ts'
import type { RequestContext } from '../../services/context.ts'

const optionsOf = (choices: Readonly<Record<string, string>>) =>
  Object.entries(choices).map(([value, label]) => ({ Value: value, Label: label }))

/** The choices of the subsidy check: today's municipalities, measures and types of residents. */
export const readFilters = async ({ clock }: RequestContext): Promise<AnswerOf<typeof filters>> => ({
  Cities: municipalities
    .on(todayIso(clock))
    .value.map((one) => ({ Id: one.id, Name: shownMunicipality(one) })),
  Measures: optionsOf(subsidyMeasures),
  TypeOfResident: optionsOf(residents),
})
