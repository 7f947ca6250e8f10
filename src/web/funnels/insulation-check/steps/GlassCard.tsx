import { measureTitles } from '../../../../core/fields/home/insulation.ts'
import type { Estimates } from '../../../../core/insulation/estimates.ts'
import { glassInWords, materialTitles } from '../../../../core/insulation/insulation-words.ts'
import { InsulatedHouse } from './InsulatedHouse.tsx'
import { sellingPoints } from './selling-points.ts'

/** The card for glass. Its surface is not asked, so it shows the subsidy for a square metre and no price. */
export function GlassCard({ estimates }: { estimates: Estimates }) {
  return (
    <section className="panel check-card" data-measure="glass_insolation_compliment">
      <div className="check-title">
        <h2>{measureTitles.glass_insolation_compliment}</h2>
        <span className="step-badge step-badge-info">Extra</span>
      </div>
      <div className="check-about">
        <InsulatedHouse lit={['glass_insolation_compliment']} />
        <div className="check-glass">
          <p>
            <b>{materialTitles.Glass}</b>: {sellingPoints.Glass.join(', ').toLowerCase()}.
          </p>
          <p>{glassInWords(estimates)}</p>
        </div>
      </div>
    </section>
  )
}
