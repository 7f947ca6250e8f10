import { NotEligible } from './NotEligible.tsx'
import { RefusedMeasures } from './RefusedMeasures.tsx'

/** The end of the check where only glass is left, with the reason for each measure. */
export default function NothingPossible() {
  return (
    <>
      <NotEligible />
      <RefusedMeasures />
    </>
  )
}
