import { useEffect } from 'react'
import { type RequestType, requestType } from '../../../../core/fields/request/legal-position.ts'
import { useFunnel } from '../../../engine/react/funnel-context.ts'
import { Parts } from '../../../form/Parts.tsx'
import { Fields } from '../../../ui/Funnel.tsx'
import { legalPositionCopy } from '../legal-position-content.ts'
import { type LegalPositionPrices, priceText } from '../legal-position-prices.ts'

const types = Object.keys(legalPositionCopy.change) as RequestType[]

/**
 * Says for whom the legal position is determined and what it costs, and then asks the questions. The text above is short, so that
 * the first field is visible on a small phone. `type` in the address says who asks (spec 001 section 3).
 */
export function LegalPositionRequest() {
  const { store, snapshot } = useFunnel()
  const { requestType: chosen, ...asked } = store.funnel.steps[snapshot.step]?.asks ?? {}
  const { ready, answers } = snapshot
  const wanted = answers.requestType
  useEffect(() => {
    const named = new URLSearchParams(store.environment.query()).get('type')
    if (ready && named !== wanted && types.some((one) => one === named)) store.set('requestType', named)
  }, [store, ready, wanted])
  const type = types.find((one) => one === wanted) ?? 'particulier'
  const prices = snapshot.derived.context.properties as LegalPositionPrices
  const label = requestType.facts.choices?.find(({ value }) => value === type)?.label
  return (
    <Fields>
      {chosen && (
        <p>
          {label}: {priceText(type, prices)}
        </p>
      )}
      <Parts of={asked} />
      {chosen && (
        <p>
          {legalPositionCopy.otherwise}{' '}
          {types
            .filter((one) => one !== type)
            .map((one, at) => (
              <span key={one}>
                {at > 0 && ' · '}
                <a href={`?type=${one}`}>{legalPositionCopy.change[one]}</a>
              </span>
            ))}
        </p>
      )}
    </Fields>
  )
}
