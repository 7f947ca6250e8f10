import type { ReactNode } from 'react'
import { Notice } from '../../../ui/Notice.tsx'
import { insulationCheckCopy, landing } from '../insulation-check-content.ts'

/**
 * The message that there is nothing left to insulate, with a link to the page of the collective purchase (spec 002 section 8).
 */
export function NotEligible({ children, actions }: { children?: ReactNode; actions?: ReactNode }) {
  return (
    <Notice tone="error" role="alert" title={insulationCheckCopy.nothing} actions={actions}>
      {children}
      <p>
        <a href={landing}>Terug naar Collectieve Inkoop Isoleren</a>
      </p>
    </Notice>
  )
}
