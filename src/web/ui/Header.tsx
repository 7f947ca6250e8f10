import type { ReactNode } from 'react'
import { PageIcon } from './icons/PageIcon.tsx'
import { Logo } from './Logo.tsx'

export type MenuLink = { label: string; href: string; note?: string; current?: boolean }
export type MenuEntry = MenuLink & { items?: readonly MenuLink[] }

export function SkipLink({ href = '#inhoud', text = 'Naar de inhoud' }: { href?: string; text?: string }) {
  return (
    <a className="skip" href={href}>
      {text}
    </a>
  )
}

type SiteHeaderProps = {
  name: string
  menu: readonly MenuEntry[]
  search?: { href: string; label: string }
  account?: ReactNode
}

/** A header whose content, made by `SiteHeaderRow` or `FunnelHeaderRow`, was drawn before. */
export function DrawnHeader({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own output
  return <header className="top" dangerouslySetInnerHTML={{ __html: html }} />
}

/** The header of a page. */
export function SiteHeader(props: SiteHeaderProps) {
  return (
    <header className="top">
      <SiteHeaderRow {...props} />
    </header>
  )
}

/**
 * The content of the header. The menu is a row on a wide screen and a popover on a narrow one. The popover and the sections under
 * an entry are opened by the browser, without script.
 */
export function SiteHeaderRow({ name, menu, search, account }: SiteHeaderProps) {
  return (
    <div className="wrap top-row">
      <Logo name={name} />
      <nav className="menu" id="menu" popover="auto" aria-label="Hoofdmenu">
        <div className="menu-head">
          <span>Menu</span>
          <button
            type="button"
            className="btn btn-quiet btn-small"
            popoverTarget="menu"
            popoverTargetAction="hide"
          >
            <PageIcon name="cross" />
            Sluit
          </button>
        </div>
        <ul className="menu-list bare">
          {search && (
            <li className="menu-search">
              <a className="menu-entry" href={search.href}>
                {search.label}
                <PageIcon name="magnifier" size="s" />
              </a>
            </li>
          )}
          {menu.map((entry) => (
            <li key={entry.href}>{entry.items?.length ? <Section entry={entry} /> : <Entry {...entry} />}</li>
          ))}
          {account && (
            <li className="menu-out" data-viewer="known" hidden>
              <button type="button" className="menu-entry" data-logout="">
                Uitloggen
              </button>
            </li>
          )}
        </ul>
      </nav>
      <div className="top-end">
        {search && (
          <a
            className="btn btn-quiet btn-icon top-search"
            href={search.href}
            aria-label={search.label}
            title={search.label}
          >
            <PageIcon name="magnifier" />
          </a>
        )}
        {account}
        <button type="button" className="btn btn-secondary btn-small menu-open" popoverTarget="menu">
          <PageIcon name="menu" size="s" />
          Menu
        </button>
      </div>
    </div>
  )
}

function Entry({ label, href, current }: MenuLink) {
  return (
    <a className="menu-entry" href={href} aria-current={current ? 'page' : undefined}>
      {label}
    </a>
  )
}

function Section({ entry }: { entry: MenuEntry }) {
  return (
    <details className="menu-section" name="menu">
      <summary className="menu-entry" data-current={entry.current ? '' : undefined}>
        {entry.label}
        <PageIcon name="chevron-down" size="s" />
      </summary>
      <ul className="menu-panel bare">
        {entry.items?.map((item) => (
          <li key={item.href}>
            <a href={item.href} aria-current={item.current ? 'page' : undefined}>
              {item.label}
              {item.note && <small>{item.note}</small>}
            </a>
          </li>
        ))}
        <li className="menu-all">
          <a href={entry.href}>
            Alles over {entry.label.toLowerCase()}
            <PageIcon name="arrow" size="s" />
          </a>
        </li>
      </ul>
    </details>
  )
}

interface AccountLinkProps {
  label: string
  href: string
  /** True on one's own pages, which are drawn for a person who is logged in. */
  known?: boolean
}

/**
 * The link to one's own pages. On public pages its HTML is the same for everybody: it says `Inloggen`, and following it asks a
 * visitor to log in. For a person who is logged in, the plain script shows the name of those pages and `Uitloggen`.
 */
export function AccountLink({ label, href, known = false }: AccountLinkProps) {
  return (
    <div className="account-box">
      <a className="account" href={href}>
        <PageIcon name="user" size="s" />
        <span className="account-word" data-viewer="visitor" hidden={known}>
          Inloggen
        </span>
        <span className="account-word" data-viewer="known" hidden={!known}>
          {label}
        </span>
      </a>
      <button type="button" className="account-out" data-viewer="known" data-logout="" hidden>
        Uitloggen
      </button>
    </div>
  )
}

type FunnelHeaderProps = { name: string; help?: { label: string; href: string }; account?: ReactNode }

/** The header of a funnel: no menu that leads away, only a link to help. */
export function FunnelHeader(props: FunnelHeaderProps) {
  return (
    <header className="top">
      <FunnelHeaderRow {...props} />
    </header>
  )
}

/** The content of the header of a funnel. */
export function FunnelHeaderRow({ name, help, account }: FunnelHeaderProps) {
  return (
    <div className="wrap top-row">
      <Logo name={name} />
      <div className="top-end">
        {help && (
          <a className="top-help" href={help.href}>
            <PageIcon name="phone" size="s" />
            {help.label}
          </a>
        )}
        {account}
      </div>
    </div>
  )
}

/** A line at the top of a demonstration site that says that nothing here is real. */
export function DemoNotice({ text, link }: { text: string; link?: { label: string; href: string } }) {
  return (
    <aside className="demo" aria-label="Demonstratie">
      <div className="wrap">
        <p>
          {text} {link && <a href={link.href}>{link.label}</a>}
        </p>
      </div>
    </aside>
  )
}

export type Crumb = { label: string; href: string }

/** The path from the home page; the last crumb is the page itself. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav className="crumbs" aria-label="Kruimelpad">
      <ol className="bare">
        {crumbs.map((crumb, at) => (
          <li key={crumb.href}>
            {at > 0 && <PageIcon name="chevron-right" size="s" />}
            {at === crumbs.length - 1 ? (
              <span aria-current="page">{crumb.label}</span>
            ) : (
              <a href={crumb.href}>{crumb.label}</a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
