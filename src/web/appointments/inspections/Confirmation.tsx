import { confirmationKey } from '../../../core/kernel/browser-keys.ts'
import { copy } from './copy.ts'

/** What follows on an inspection that was planned, with its reference. */
export default function Confirmation() {
  const reference = sentReference()
  return (
    <>
      <p className="lead">{copy.thanks}</p>
      {reference && (
        <p>
          {copy.reference} <strong>{reference}</strong>.
        </p>
      )}
      <p>{copy.mailed}</p>
    </>
  )
}

/** As the engine left it for what follows on the funnel; nothing where the browser keeps nothing. */
const sentReference = (): string | undefined => {
  try {
    return JSON.parse(sessionStorage.getItem(confirmationKey) ?? '{}').reference
  } catch {
    return undefined
  }
}
