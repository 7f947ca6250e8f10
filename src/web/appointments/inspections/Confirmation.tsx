import type { Receipt } from '../../../core/content/receipt.ts'
import { confirmationKey } from '../../../core/kernel/browser-keys.ts'
import { Notice } from '../../ui/Notice.tsx'
import { copy } from './copy.ts'

/** What follows on an inspection that was planned: its time, its reference, and where it can be changed. */
export default function Confirmation() {
  const { reference, lines = [] } = left()
  return (
    <Notice tone="ok" title={copy.thanks}>
      {lines.map(({ label, value }) => (
        <p key={label}>
          {label}: <strong>{value}</strong>
        </p>
      ))}
      {reference && (
        <p>
          {copy.reference}: <strong translate="no">{reference}</strong>
        </p>
      )}
      <p>{copy.mailed}</p>
    </Notice>
  )
}

/** As the engine left it for what follows on the funnel; nothing where the browser keeps nothing. */
const left = (): Partial<Receipt> => {
  try {
    return JSON.parse(sessionStorage.getItem(confirmationKey) ?? '{}')
  } catch {
    return {}
  }
}
