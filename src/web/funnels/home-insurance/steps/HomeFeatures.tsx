import { Parts } from '../../../form/Parts.tsx'
import { Fields } from '../../../ui/Funnel.tsx'
import { asks, corrections, questions } from '../asks.ts'
import { KnownHome } from './KnownHome.tsx'
import { LivePremium } from './LivePremium.tsx'
import { Packages } from './Packages.tsx'

const { home, isRight, rooms } = asks

/** Which insurances, of which home and for whom; and what that costs by now. */
export function HomeFeatures() {
  return (
    <Fields>
      <Packages />
      <Parts of={{ home }} />
      <KnownHome />
      <Parts of={{ isRight, ...corrections }} />
      <div className="premium-rooms">
        <Parts of={{ rooms }} />
      </div>
      <Parts of={questions} />
      <div className="premium-live">
        <LivePremium />
      </div>
    </Fields>
  )
}
