import { useState } from 'react'
import { useForm } from '../../../form/handle.ts'
import { Parts } from '../../../form/Parts.tsx'
import { Fields } from '../../../ui/Funnel.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { homeInsuranceCopy } from '../home-insurance-content.ts'
import { laterAsks } from '../later-asks.ts'
import { unsupportedByAll } from '../later-rules.ts'
import { useInsurance } from '../use-insurance.ts'
import { OwnInsurance } from './OwnInsurance.tsx'
import { Packages } from './Packages.tsx'

const { general, ...insurances } = laterAsks.additional

/** The questions about each insurance. An insurance that an answer excludes can be switched off here, and on again. */
export default function Additional() {
  const form = useForm()
  const { entry, known, context } = useInsurance()
  const isRuledOut = known.packages?.some((type) => unsupportedByAll(known, context, type))
  const [wasRuledOut, setWasRuledOut] = useState(false)
  if (isRuledOut && !wasRuledOut) setWasRuledOut(true)
  const isOwnOff = entry !== 'All' && !known.packages?.includes(entry)
  return (
    <Fields>
      {known.general?.haveTakenInsurance === 'yes' && (
        <Notice tone="info" role="status">
          <p>
            {homeInsuranceCopy.ownCustomer} <OwnInsurance />
          </p>
        </Notice>
      )}
      <Parts of={{ general }} />
      {(wasRuledOut || isOwnOff) && (
        <>
          {/* once the step was not left, the boxes below say it */}
          {isRuledOut && !form.error('general') && (
            <Notice tone="warn" role="status" title={homeInsuranceCopy.switchOff} />
          )}
          <Packages at="general" />
        </>
      )}
      <Parts of={insurances} />
    </Fields>
  )
}
