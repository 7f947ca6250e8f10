import type { ReactNode } from 'react'

type ConfirmationProps = {
  title: string
  lead?: ReactNode
  picture?: ReactNode
  /** Left out where the page is reached without having sent a form. */
  reference?: ReactNode
  actions?: ReactNode
  children?: ReactNode
}

/** The page after a success: a picture, the reference in large type, and what happens next. */
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

/** A page with only a message: not found, out of order. */
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
