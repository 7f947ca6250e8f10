import { useEffect, useRef } from 'react'
import { lookup } from '../../../../core/contract/addresses/addresses-calls.ts'
import type { AnyBrick } from '../../../../core/fields/brick/brick.ts'
import { useAnswer, useFunnel, useLookUp, useRead } from '../../../engine/react/funnel-context.ts'
import { BrickField } from '../../../form/BrickField.tsx'
import { SearchField } from '../../../form/SearchField.tsx'
import { FieldRow, Fields } from '../../../ui/Funnel.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { municipality as askedMunicipality } from '../subsidies-guide-answers.ts'
import { subsidiesGuideCopy } from '../subsidies-guide-content.ts'

/** Asks the municipality by its name; an address fills it in. */
export default function Place() {
  const { store, snapshot } = useFunnel()
  const [municipality, choose] = useAnswer('municipality', askedMunicipality)
  const { postcode, houseNumber } = snapshot.derived.known
  const asked = postcode && houseNumber ? `${postcode} ${houseNumber}` : ''
  const found = useRead(lookup, 'address')
  useLookUp(asked !== '' && found.state === 'loading')
  const code = asked && 'answer' in found ? found.answer.municipalityId : undefined
  // The address that last filled in the municipality, so that a municipality chosen after it is not overwritten.
  const taken = useRef(municipality === undefined ? '' : asked)
  useEffect(() => {
    if (code === undefined || taken.current === asked) return
    taken.current = asked
    choose(code)
  })
  const asks = (store.funnel.steps[snapshot.step]?.asks ?? {}) as Record<string, AnyBrick>
  const brick = (name: string) => asks[name] && <BrickField path={name} brick={asks[name]} />
  return (
    <Fields>
      <FieldRow>
        {brick('postcode')}
        {brick('houseNumber')}
      </FieldRow>
      {asked && found.state === 'error' && (
        <Notice tone="info" role="status">
          <p>{subsidiesGuideCopy.notFound}</p>
        </Notice>
      )}
      {asks.municipality && (
        <BrickField path="municipality" brick={asks.municipality} control={SearchField} />
      )}
    </Fields>
  )
}
