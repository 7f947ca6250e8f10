import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { hoursLine, type Settings } from '../../core/content/settings.ts'
import { telephone } from '../../core/content/telephone.ts'
import { SiteFooterRows } from '../ui/Footer.tsx'
import { AccountLink, FunnelHeaderRow, SiteHeaderRow } from '../ui/Header.tsx'

// The drawn HTML per edition: settings are a new object in every edition of the content.
const editions = new WeakMap<Settings, Map<string, string>>()

/**
 * Draws HTML that is the same for every visitor once per edition, and keeps it under a name. A name must never come from a
 * visitor.
 */
const drawnOnce = (settings: Settings, name: string, draw: () => ReactNode): string => {
  const drawn = editions.get(settings) ?? new Map<string, string>()
  editions.set(settings, drawn)
  const known = drawn.get(name)
  if (known !== undefined) return known
  const html = renderToStaticMarkup(draw())
  drawn.set(name, html)
  return html
}

const menuOf = (settings: Settings, path: string) => {
  const marked = <L extends { href: string }>(link: L) => ({ ...link, current: link.href === path })
  return settings.menu.map((entry) => ({ ...marked(entry), items: entry.items?.map(marked) }))
}

const isInMenu = ({ menu }: Settings, path: string): boolean =>
  menu.some(({ href, items }) => href === path || items?.some((item) => item.href === path))

/**
 * The inside of a page's header. It differs only between pages that are in the menu. With `known` it is the header for anybody
 * who is logged in.
 */
export const siteHeader = (settings: Settings, path: string, known = false): string => {
  const current = isInMenu(settings, path) ? path : ''
  return drawnOnce(settings, `header ${known ? 'known ' : ''}${current}`, () => (
    <SiteHeaderRow
      name={settings.name}
      menu={menuOf(settings, current)}
      search={{ href: '/zoekresultaat', label: 'Zoeken' }}
      account={<AccountLink {...settings.account} known={known} />}
    />
  ))
}

/** The inside of the header of a funnel, without links that lead away from it. */
export const funnelHeader = (settings: Settings): string =>
  drawnOnce(settings, 'funnel header', () => (
    <FunnelHeaderRow
      name={settings.name}
      help={settings.help}
      account={<AccountLink {...settings.account} />}
    />
  ))

/** The inside of the footer of every page; undefined without a customer service. */
export const siteFooter = (settings: Settings): string | undefined => {
  const desk = settings.desks.klantenservice
  if (!desk) return undefined
  return drawnOnce(settings, 'footer', () => (
    <SiteFooterRows
      name={settings.name}
      columns={settings.footer}
      contact={{
        title: 'Vragen? Bel ons',
        phone: { label: desk.phone, href: telephone(desk.phone) },
        hours: hoursLine(desk),
        mail: { label: settings.email, href: `mailto:${settings.email}` },
      }}
      legal={settings.legal}
      note={
        <>
          {settings.name}, {settings.address.street},{' '}
          <span className="whole" translate="no">
            {settings.address.city}
          </span>
        </>
      }
    />
  ))
}
