import { Parts } from '../../../form/Parts.tsx'
import { Fields } from '../../../ui/Funnel.tsx'
import { corrections, firstStepQuestions, questions } from '../home-insurance-asks.ts'
import { KnownHome } from './KnownHome.tsx'
import { LivePremium } from './LivePremium.tsx'
import { Packages } from './Packages.tsx'

const { home, isRight, rooms } = firstStepQuestions

/** Asks which insurances, for which home and household, and shows the current premium. */
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
