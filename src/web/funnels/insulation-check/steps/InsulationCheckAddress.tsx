import { StepView } from '../../../engine/react/StepView.tsx'
import { Parts } from '../../../form/Parts.tsx'
import { Fields } from '../../../ui/Funnel.tsx'
import { addressAsks } from '../address-asks.ts'

const warnings = { load: () => import('./AddressWarnings.tsx'), quiet: true }

export function InsulationCheckAddress() {
  return (
    <>
      <Fields>
        <Parts of={addressAsks} />
      </Fields>
      <StepView step={warnings} />
    </>
  )
}
