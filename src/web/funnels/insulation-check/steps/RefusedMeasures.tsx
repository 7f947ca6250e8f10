import { measureTitles } from '../../../../core/fields/home/insulation.ts'
import { reasons } from '../../../../core/insulation/reasons.ts'
import { mainMeasures, skippingRuleOf } from '../../../../core/rules/insulation.ts'
import { DefinitionList } from '../../../ui/Facts.tsx'
import { homeOfAnswers } from '../home.ts'
import { useCheck } from './use-check.ts'

/** The measures that are not possible: which answer excludes each, and what would change that. */
export function RefusedMeasures() {
  const home = homeOfAnswers(useCheck().known)
  const refused = mainMeasures.flatMap((measure) => {
    const rule = skippingRuleOf(home, measure)
    return rule ? [{ measure, ...reasons[rule] }] : []
  })
  if (refused.length === 0) return null
  return (
    <div className="check-why">
      <h2 className="h3">Wat in jouw huis niet kan</h2>
      <DefinitionList
        facts={refused.map(({ measure, because, change }) => ({
          term: measureTitles[measure],
          value: [because, change].filter(Boolean).join(' '),
        }))}
      />
    </div>
  )
}
