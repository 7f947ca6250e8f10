import type { ReactNode } from 'react'
import type { OfficeIconName } from './icons.ts'
import { OfficeIcon } from './OfficeIcon.tsx'

/** How a sign looks: `late` is red, `soon` amber, `good` green. */
export type SignTone = 'late' | 'soon' | 'good'

interface SignProps {
  icon: OfficeIconName
  tone?: SignTone | undefined
  /** The words; colour and drawing never speak alone. */
  children: ReactNode
}

/** A state: a small drawing with its words, and a colour where it wants attention. */
export function Sign({ icon, tone, children }: SignProps) {
  return (
    <span className="sign" data-tone={tone}>
      <OfficeIcon name={icon} size="s" />
      <span>{children}</span>
    </span>
  )
}
