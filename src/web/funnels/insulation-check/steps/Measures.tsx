import { Parts } from '../../../form/Parts.tsx'
import { Fields } from '../../../ui/Funnel.tsx'
import { asks } from '../insulation-check-asks.ts'
import { RefusedMeasures } from './RefusedMeasures.tsx'

/** The choice of measures, with the reason where one is not possible. */
export default function Measures() {
  return (
    <>
      <Fields>
        <Parts of={asks.isolatiemogelijkheden} />
      </Fields>
      <RefusedMeasures />
    </>
  )
}
