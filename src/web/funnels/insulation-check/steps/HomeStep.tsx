import { getsAdvice, type InsulationHome } from '../../../../core/rules/insulation.ts'
import { useFunnel } from '../../../engine/react/funnel-context.ts'
import { Parts } from '../../../form/Parts.tsx'
import { Fields } from '../../../ui/Funnel.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { asks } from '../asks.ts'
import { copy } from '../content.ts'

/** What kind of home it is. Of an apartment nothing more is asked: its owners' association decides. */
export default function HomeStep() {
  const { houseType } = useFunnel().snapshot.derived.known as InsulationHome
  return (
    <>
      <Fields>
        <Parts of={asks.woninggegevens} />
      </Fields>
      {houseType !== undefined && !getsAdvice(houseType) && (
        <Notice tone="error" role="alert" title={copy.apartment}>
          <p>Woon je in een appartement? Dan beslist je VvE over isolatie. Praat erover met je VvE.</p>
          <p>
            <a href="/diensten/vve">Lees wat we voor VvE’s doen</a>
          </p>
        </Notice>
      )}
    </>
  )
}
