import type { ReactNode } from 'react'
import { Icon, type IconName } from './icons/Icon.tsx'

/** A spinner with a text that is read out: `Een moment geduld, alstublieft. De gegevens worden opgehaald.` */
export function Loading({ text }: { text: string }) {
  return (
    <div className="loading" role="status">
      <span className="spinner" />
      <span>{text}</span>
    </div>
  )
}

/** The grey shape of what is being fetched. It is silent: put a `Loading` beside it. */
export function Skeleton({ lines = 3, blocks = false }: { lines?: number; blocks?: boolean }) {
  return (
    <div className="skeleton" aria-hidden="true">
      {Array.from({ length: lines }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike
        <div key={at} className={blocks ? 'skeleton-line skeleton-block' : 'skeleton-line'} />
      ))}
    </div>
  )
}

type EmptyStateProps = {
  icon?: IconName
  title: ReactNode
  /** Heading level: one below the title above it. */
  level?: 2 | 3
  children?: ReactNode
  actions?: ReactNode
}

/** A message that there is nothing here, why, and what the visitor can do. */
export function EmptyState({ icon = 'magnifier', title, level = 3, children, actions }: EmptyStateProps) {
  const Title = level === 2 ? 'h2' : 'h3'
  return (
    <div className="empty">
      <Icon name={icon} size="l" />
      <Title className="h3">{title}</Title>
      {children && <p>{children}</p>}
      {actions}
    </div>
  )
}
