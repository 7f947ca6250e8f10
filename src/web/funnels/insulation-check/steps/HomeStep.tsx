import { reasons } from '../../../../core/insulation/reasons.ts'
import { Parts } from '../../../form/Parts.tsx'
import { Fields } from '../../../ui/Funnel.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { asks } from '../insulation-check-asks.ts'
import { insulationCheckCopy } from '../insulation-check-content.ts'
import { isAdvised } from '../insulation-check-rules.ts'
import { useCheck } from './use-check.ts'

/** Asks the type of home. An apartment gets no further questions, as its owners' association decides. */
export default function HomeStep() {
  const { known } = useCheck()
  return (
    <>
      <Fields>
        <Parts of={asks.woninggegevens} />
      </Fields>
      {!isAdvised(known) && (
        <Notice tone="error" role="alert" title={insulationCheckCopy.apartment}>
          <p>
            {reasons.apartment.because} {reasons.apartment.change}
          </p>
          <p>
            <a href="/diensten/vve">Lees wat we voor VvE’s doen</a>
          </p>
        </Notice>
      )}
    </>
  )
}
