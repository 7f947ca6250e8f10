import type { ReactNode } from 'react'
import { IconButton } from './Button.tsx'
import { Icon } from './icons/Icon.tsx'

/** The corner where toasts appear. It stands in the page from the start, or a reader hears nothing. */
export function Toasts({ children }: { children?: ReactNode }) {
  return (
    <div className="toasts" role="status">
      {children}
    </div>
  )
}

type ToastProps = { tone?: 'ok' | 'error'; onClose?: () => void; children: ReactNode }

/** A short message above the page. The caller takes it away after 5000 ms; its sentence also stays on the page. */
export function Toast({ tone = 'ok', onClose, children }: ToastProps) {
  return (
    <div className="toast">
      <Icon name={tone === 'ok' ? 'check' : 'error'} />
      <span>{children}</span>
      {onClose && <IconButton icon="cross" label="Sluit melding" onClick={onClose} />}
    </div>
  )
}
