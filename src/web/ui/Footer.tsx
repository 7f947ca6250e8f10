import type { ReactNode } from 'react'
import { PageIcon } from './icons/PageIcon.tsx'
import { Logo } from './Logo.tsx'

export type FooterLink = { label: string; href: string }

type SiteFooterProps = {
  name: string
  columns: readonly { title: string; links: readonly FooterLink[] }[]
  contact: { title: string; phone: { label: string; href: string }; hours: string; mail?: FooterLink }
  legal: readonly FooterLink[]
  note?: ReactNode
}

/** A line of opening hours. The times stay together at the end of a line: `8.30 – 18.00 uur` is not broken. */
function Hours({ line }: { line: string }) {
  const at = line.search(/\d/)
  if (at < 0) return <li>{line}</li>
  return (
    <li>
      {line.slice(0, at)}
      <span className="foot-times">{line.slice(at).replace(' - ', ' – ')}</span>
    </li>
  )
}

/** An e-mail address that may break after its `@`, for large text sizes. */
export function MailWords({ address }: { address: string }) {
  const [user, ...domain] = address.split('@')
  return domain.length === 0 ? (
    address
  ) : (
    <span>
      {user}@<wbr />
      {domain.join('@')}
    </span>
  )
}

/** The footer of every page: links, contact details, and the small print. */
export function SiteFooter(props: SiteFooterProps) {
  return (
    <footer className="foot">
      <SiteFooterRows {...props} />
    </footer>
  )
}

/** A footer whose content, made by `SiteFooterRows`, was drawn before. */
export function DrawnFooter({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own output
  return <footer className="foot" dangerouslySetInnerHTML={{ __html: html }} />
}

/** The content of the footer. */
export function SiteFooterRows({ name, columns, contact, legal, note }: SiteFooterProps) {
  return (
    <>
      <div className="wrap foot-grid">
        <div className="foot-contact">
          <h2>{contact.title}</h2>
          <p>
            <a className="foot-phone" href={contact.phone.href}>
              <PageIcon name="phone" />
              {contact.phone.label}
            </a>
          </p>
          <ul className="foot-hours bare">
            {contact.hours.split(', ').map((line) => (
              <Hours key={line} line={line} />
            ))}
          </ul>
          {contact.mail && (
            <p>
              <a href={contact.mail.href}>
                <MailWords address={contact.mail.label} />
              </a>
            </p>
          )}
        </div>
        {columns.map((column) => (
          <nav key={column.title} aria-label={column.title}>
            <h2>{column.title}</h2>
            <ul className="bare">
              {column.links.map((link) => (
                <li key={link.href}>
                  <a href={link.href}>{link.label}</a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className="wrap foot-end">
        <Logo name={name} />
        <ul className="bare">
          {legal.map((link) => (
            <li key={link.href}>
              <a href={link.href}>{link.label}</a>
            </li>
          ))}
        </ul>
        {note && <p>{note}</p>}
      </div>
    </>
  )
}
