import { StepView } from '../../../engine/react/StepView.tsx'
import { Parts } from '../../../form/Parts.tsx'
import { Fields } from '../../../ui/Funnel.tsx'
import { firstAsks } from '../first-asks.ts'
import { rest } from '../lazy-rest.ts'
import { Packages } from './Packages.tsx'

const { packages: _drawnByItself, home, isRight, rooms, ...questions } = firstAsks

const knownHome = { load: () => import('./KnownHome.tsx'), quiet: true }
const livePremium = { load: () => import('./LivePremium.tsx'), quiet: true }

/** Which insurances, of which home and for whom; and what that costs by now. */
export function HomeFeatures() {
  return (
    <Fields>
      <Packages />
      <Parts of={{ home }} />
      <StepView step={knownHome} />
      <Parts of={{ isRight, ...rest.now()?.corrections }} />
      <div className="premium-rooms">
        <Parts of={{ rooms }} />
      </div>
      <Parts of={questions} />
      <div className="premium-live">
        <StepView step={livePremium} />
      </div>
    </Fields>
  )
}
