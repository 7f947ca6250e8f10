import { NotEligible } from './NotEligible.tsx'
import { RefusedMeasures } from './RefusedMeasures.tsx'

/** Nothing but glass is left: the check ends, and tells of each measure why. */
export default function NothingPossible() {
  return (
    <>
      <NotEligible />
      <RefusedMeasures />
    </>
  )
}
