import { decisionTree } from '../../../../core/contract/mortgage-advice/mortgage-advice-calls.ts'
import { chosenIn } from '../../../../core/mortgage-advice/situations.ts'
import { useFunnel } from '../../../engine/react/funnel-context.ts'
import { Parts } from '../../../form/Parts.tsx'
import { Fields } from '../../../ui/Funnel.tsx'

/** Asks the situation and its follow-up question, in the words of the decision tree. */
export function MortgageAdviceSituation() {
  const { store, snapshot } = useFunnel()
  const { situation, ...more } = store.funnel.steps[snapshot.step]?.asks ?? {}
  const { known, context } = snapshot.derived
  const chosen = chosenIn(context.read('decision tree', decisionTree), String(known.situation), undefined)
  const further = chosen?.situation.followUpQuestion
  return (
    <Fields>
      <Parts of={{ ...(situation && { situation }) }} />
      {further && <p className="h3">{further.question}</p>}
      <Parts of={more} />
    </Fields>
  )
}
