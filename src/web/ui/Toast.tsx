import type { ReactNode } from 'react'
import { IconButton } from './Button.tsx'
import { Icon } from './icons/Icon.tsx'

/** The corner where toasts appear. It is in the page from the start, or screen readers would not announce them. */
export function Toasts({ children }: { children?: ReactNode }) {
  return (
    <div className="toasts" role="status">
      {children}
    </div>
  )
}

type ToastProps = { tone?: 'ok' | 'error'; onClose?: () => void; children: ReactNode }

/** A short message above the page. The caller removes it after 5000 ms, and also puts its sentence in the page. */
export function Toast({ tone = 'ok', onClose, children }: ToastProps) {
  return (
    <div className="toast">
      <Icon name={tone === 'ok' ? 'check' : 'error'} />
      <span>{children}</span>
      {onClose && <IconButton icon="cross" label="Sluit melding" onClick={onClose} />}
    </div>
  )
}
