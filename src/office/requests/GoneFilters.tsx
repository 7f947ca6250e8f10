import { requestChoices } from '../../core/contract/requests/requests-calls.ts'
import { Notice } from '../../web/ui/Notice.tsx'
import { useOffice } from '../shell/office-context.ts'
import { useCall } from '../shell/use-call.ts'
import type { ListAddress } from './request-filters.ts'
import { goneOf } from './view-address.ts'

/** Says of a view that was saved, or a link that was kept, what it asks for that is there no more. */
export function GoneFilters({ address }: { address: ListAddress }) {
  const { me } = useOffice()
  const { data } = useCall(requestChoices, {})
  const gone = data ? goneOf(address, data, me.id) : []
  if (gone.length === 0) return null
  return (
    <Notice tone="warn" role="status">
      {gone.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Notice>
  )
}
