import type { ReactNode } from 'react'
import { Icon, type IconName } from './icons/Icon.tsx'

export type Tone = 'info' | 'ok' | 'warn' | 'error'

type NoticeProps = {
  tone?: Tone
  title?: ReactNode
  children?: ReactNode
  actions?: ReactNode
  /** How it is read out when it appears: `alert` at once, `status` when there is a pause. */
  role?: 'alert' | 'status'
  id?: string
}

const icons: Record<Tone, IconName> = { info: 'info', ok: 'check', warn: 'warning', error: 'error' }

/** A message in the page: what happened, and what the visitor can do. */
export function Notice({ tone = 'info', title, children, actions, role, id }: NoticeProps) {
  return (
    <div className={`notice notice-${tone}`} role={role} id={id}>
      <Icon name={icons[tone]} />
      <div className="notice-body">
        {title && <p className="notice-title">{title}</p>}
        {children}
        {actions && <div className="notice-actions">{actions}</div>}
      </div>
    </div>
  )
}
