import { formatCents } from '../../../core/kernel/money.ts'
import { useFunnel } from './funnel-context.ts'

/** Tells, after these words, that the visitor becomes a member with the request and what that costs a year (D55). */
export function Joins({ before }: { before: string }) {
  const { store, snapshot } = useFunnel()
  const joining = store.funnel.joins?.(snapshot.derived.context)
  if (!joining) return null
  return (
    <>
      {before} {joining.sentence} Dat kost{' '}
      <span className="whole" translate="no">
        {formatCents(joining.fee)}
      </span>{' '}
      per jaar.
    </>
  )
}
