import { subsidyMeasures } from '../../../../core/content/subsidy-choices.ts'
import { search } from '../../../../core/contract/subsidies/subsidies-calls.ts'
import { loading } from '../../../../core/fields/brick/sentences.ts'
import { type Reading, useFunnel, useRead } from '../../../engine/react/funnel-context.ts'
import { Overview } from '../../../engine/steps/Overview.tsx'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import { Loading } from '../../../ui/Loading.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { checkAddress } from '../check-address.ts'
import { proposedMeasures } from '../measures.ts'
import { measures } from '../subsidies-guide-answers.ts'
import { subsidiesGuideCopy } from '../subsidies-guide-content.ts'

/** The number of subsidies, or what to do where there are none. */
function Count({ state, count }: { state: Reading<unknown>['state']; count: number | undefined }) {
  if (state === 'loading') return <Loading text={loading} />
  if (count === undefined) return <p>{subsidiesGuideCopy.uncounted}</p>
  return (
    <Notice
      tone={count > 0 ? 'ok' : 'info'}
      role="status"
      title={count > 0 ? subsidiesGuideCopy.some(count) : subsidiesGuideCopy.none}
    >
      <p>{count > 0 ? subsidiesGuideCopy.someMore : subsidiesGuideCopy.noneMore}</p>
    </Notice>
  )
}

/** The answers in words, the number of subsidies for them, and the link to the subsidy check. */
export default function Outcome() {
  const { store, snapshot } = useFunnel()
  const { known, context } = snapshot.derived
  const found = useRead(search, 'subsidies')
  const count = 'answer' in found ? found.answer.length : undefined
  const { check } = context.properties as { check: string }
  const all = proposedMeasures(known)
    .map((measure) => subsidyMeasures[measure])
    .join(', ')
  return (
    <>
      <Count state={found.state} count={count} />
      <Overview
        funnel={store.funnel}
        derived={snapshot.derived}
        onEdit={(step) => store.edit(step)}
        instead={{ maatregelen: [{ label: measures.facts.label, value: all }] }}
      />
      <div className="funnel-nav">
        <Button variant="quiet" icon="chevron-left" onClick={() => store.back()}>
          Terug
        </Button>
        <ButtonLink href={checkAddress(check, known, count)}>{subsidiesGuideCopy.show}</ButtonLink>
      </div>
    </>
  )
}
