import { reasons } from '../../../../core/insulation/reasons.ts'
import { cavityCanBeFilled, cavityDeadEnd } from '../../../../core/rules/insulation.ts'
import { useFunnel } from '../../../engine/react/funnel-context.ts'
import { Parts } from '../../../form/Parts.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Fields } from '../../../ui/Funnel.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { homeOfAnswers } from '../home.ts'
import { asks } from '../insulation-check-asks.ts'
import { NotEligible } from './NotEligible.tsx'
import { useCheck } from './use-check.ts'

/** The questions about the cavity wall. A cavity that cannot be filled ends the check where no other measure is left (D72). */
export default function Cavity() {
  const { store } = useFunnel()
  const { known } = useCheck()
  const home = homeOfAnswers(known)
  const deadEnd = cavityDeadEnd(home, known.selectedMeasures ?? [])
  const { because, change } = reasons['no-cavity']
  return (
    <>
      <Fields>
        <Parts of={asks.spouwmuurisolatie} />
      </Fields>
      {deadEnd ? (
        <NotEligible
          actions={
            deadEnd === 'back' && (
              <Button variant="secondary" size="small" onClick={() => store.edit('isolatiemogelijkheden')}>
                Kies een andere maatregel
              </Button>
            )
          }
        >
          <p>
            {because} {change}
          </p>
        </NotEligible>
      ) : (
        home.cavityWallWidth !== undefined &&
        !cavityCanBeFilled(home) && (
          <Notice role="status">
            <p>
              {because} {change} De andere maatregelen kunnen wel.
            </p>
          </Notice>
        )
      )}
    </>
  )
}
