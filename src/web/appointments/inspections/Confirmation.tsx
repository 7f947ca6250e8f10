import type { Receipt } from '../../../core/content/receipt.ts'
import { confirmationKey } from '../../../core/kernel/browser-keys.ts'
import { Notice } from '../../ui/Notice.tsx'
import { inspectionsCopy } from './inspections-copy.ts'

/** The page after an inspection was planned: its time, its reference, and where it can be changed. */
export default function Confirmation() {
  const { reference, lines = [] } = left()
  return (
    <Notice tone="ok" title={inspectionsCopy.thanks}>
      {lines.map(({ label, value }) => (
        <p key={label}>
          {label}: <strong>{value}</strong>
        </p>
      ))}
      {reference && (
        <p>
          {inspectionsCopy.reference}: <strong translate="no">{reference}</strong>
        </p>
      )}
      <p>{inspectionsCopy.mailed}</p>
    </Notice>
  )
}

/** The confirmation that the engine stored on sending; empty where the browser stores nothing. */
const left = (): Partial<Receipt> => {
  try {
    return JSON.parse(sessionStorage.getItem(confirmationKey) ?? '{}')
  } catch {
    return {}
  }
}
