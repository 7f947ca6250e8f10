import { measureTitles } from '../../../../core/fields/insulation.ts'
import { reasons } from '../../../../core/insulation/reasons.ts'
import { mainMeasures, nothingToInsulate, passedOverBy } from '../../../../core/rules/insulation.ts'
import { useFunnel } from '../../../engine/react/funnel-context.ts'
import { Parts } from '../../../form/Parts.tsx'
import { DefinitionList } from '../../../ui/Facts.tsx'
import { Fields } from '../../../ui/Funnel.tsx'
import { asks } from '../asks.ts'
import { homeOf, type KnownAnswers } from '../home.ts'
import { NotEligible } from './NotEligible.tsx'

/** Which measures the home may have; of each that it may not, which answer says so and what would change that. */
export default function Measures() {
  const home = homeOf(useFunnel().snapshot.derived.known as KnownAnswers)
  const refused = mainMeasures.flatMap((measure) => {
    const rule = passedOverBy(home, measure)
    return rule ? [{ measure, ...reasons[rule] }] : []
  })
  return (
    <>
      <Fields>
        <Parts of={asks.mogelijkheden} />
      </Fields>
      {nothingToInsulate(home) && <NotEligible />}
      {refused.length > 0 && (
        <div className="check-why">
          <h2 className="h3">Wat in jouw huis niet kan</h2>
          <DefinitionList
            facts={refused.map(({ measure, because, change }) => ({
              term: measureTitles[measure],
              value: [because, change].filter(Boolean).join(' '),
            }))}
          />
        </div>
      )}
    </>
  )
}
