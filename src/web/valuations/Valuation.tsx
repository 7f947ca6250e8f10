import type { ReactNode } from 'react'
import { formatDay } from '../../core/kernel/day.ts'
import { formatWholeEuros } from '../../core/kernel/whole-euros.ts'
import type { Estimate } from '../../core/valuations/estimate.ts'
import { exampleNote, inRange } from '../../core/valuations/valuations-words.ts'
import { DefinitionList, Panel } from '../ui/Facts.tsx'
import { Fields } from '../ui/Funnel.tsx'
import { Notice } from '../ui/Notice.tsx'
import { RangePicture } from '../ui/RangePicture.tsx'

/** The value of a home by a model: the value, how certain it is, and what it is based on. */
export function Valuation({ of, children }: { of: Estimate; children?: ReactNode }) {
  const { valueInCents: value, lowInCents: low, highInCents: high } = of
  return (
    <Fields>
      <Panel title={of.address}>
        <Fields>
          <p className="estimate-value">{formatWholeEuros(value)}</p>
          <RangePicture low={low} value={value} high={high} show={formatWholeEuros} />
          <p>{inRange(low, high)}</p>
          <DefinitionList
            wide
            facts={[
              ...of.basis.map(({ label, value: shown }) => ({ term: label, value: shown })),
              { term: 'Schatting van', value: formatDay(of.valuedOn, 'plain') },
              { term: 'Model', value: of.source },
            ]}
          />
        </Fields>
      </Panel>
      {children}
      {of.isExample && (
        <Notice tone="warn">
          <p>{exampleNote}</p>
        </Notice>
      )}
      <p>Een computer maakte deze schatting. Niemand heeft je huis vanbinnen gezien.</p>
    </Fields>
  )
}
