import { useState } from 'react'
import { Parts } from '../../../form/Parts.tsx'
import { Fields } from '../../../ui/Funnel.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { laterAsks } from '../later-asks.ts'
import { laterCopy } from '../later-content.ts'
import { unsupportedByAll } from '../later-rules.ts'
import { useInsurance } from '../use-insurance.ts'
import { Packages } from './Packages.tsx'

/**
 * What is asked about each insurance; those that an answer rules out can be switched off here, and chosen again where the
 * answer changes.
 */
export default function Additional() {
  const { known, context } = useInsurance()
  const isRuledOut = known.packages?.some((type) => unsupportedByAll(known, context, type))
  const [wasRuledOut, setWasRuledOut] = useState(false)
  if (isRuledOut && !wasRuledOut) setWasRuledOut(true)
  return (
    <Fields>
      {known.general?.haveTakenInsurance === 'yes' && (
        <Notice tone="info" role="status">
          <p>{laterCopy.ownCustomer}</p>
        </Notice>
      )}
      <Parts of={laterAsks.additional} />
      {(isRuledOut || wasRuledOut) && (
        <Notice
          tone={isRuledOut ? 'warn' : 'info'}
          role="status"
          title={isRuledOut ? laterCopy.switchOff : laterCopy.switched}
        >
          <Packages unsupported={unsupportedByAll} />
        </Notice>
      )}
    </Fields>
  )
}
