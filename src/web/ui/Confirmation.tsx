import type { ReactNode } from 'react'

type ConfirmationProps = {
  title: string
  lead?: ReactNode
  picture?: ReactNode
  /** A page reached without a just-finished funnel has none. */
  reference?: ReactNode
  /** What can be done now: calendar file, print, my requests. */
  actions?: ReactNode
  children?: ReactNode
}

/** It worked: the house of the street lights up, the reference stands large, and what happens now follows. */
export function Confirmation({ title, lead, picture, reference, actions, children }: ConfirmationProps) {
  return (
    <article className="confirmation wrap">
      {picture && <div className="confirmation-picture">{picture}</div>}
      <div className="confirmation-text">
        <h1>{title}</h1>
        {lead && <p className="lead">{lead}</p>}
        {reference}
        {children}
        {actions && <div className="confirmation-actions">{actions}</div>}
      </div>
    </article>
  )
}

type MessagePageProps = { title: string; picture: ReactNode; actions?: ReactNode; children?: ReactNode }

/** A page that only says something: not found, out of order. */
export function MessagePage({ title, picture, actions, children }: MessagePageProps) {
  return (
    <div className="message wrap">
      <div className="message-picture">{picture}</div>
      <div className="message-text">
        <h1>{title}</h1>
        {children}
        {actions && <div className="message-actions">{actions}</div>}
      </div>
    </div>
  )
}
