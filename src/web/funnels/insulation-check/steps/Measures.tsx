import { Parts } from '../../../form/Parts.tsx'
import { Fields } from '../../../ui/Funnel.tsx'
import { asks } from '../asks.ts'
import { RefusedMeasures } from './RefusedMeasures.tsx'

/** Which measures the home may have, and why it may not have the others. */
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
