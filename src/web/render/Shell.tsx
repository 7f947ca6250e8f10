import type { ReactNode } from 'react'
import { hoursLine, type Settings, telephone } from '../../core/content/settings.ts'
import type { Surroundings } from '../../core/render.ts'
import { SiteFooter } from '../ui/Footer.tsx'
import { AccountLink, DemoNotice, FunnelHeader, SiteHeader, SkipLink } from '../ui/Header.tsx'
import { ViewerBar } from './ViewerBar.tsx'

const menuOf = (settings: Settings, path: string) => {
  const marked = <L extends { href: string }>(link: L) => ({ ...link, current: link.href === path })
  return settings.menu.map((entry) => ({ ...marked(entry), items: entry.items?.map(marked) }))
}

interface ShellProps {
  around: Surroundings
  /** The funnel's own header, with nothing to wander off to. */
  compact?: boolean
  children: ReactNode
}

/** What stands around every page: header, main, footer, and in a demo the notice that says so. */
export function Shell({ around: { settings, path, demo, dev }, compact, children }: ShellProps) {
  const account = <AccountLink {...settings.account} />
  const desk = settings.desks.klantenservice
  return (
    <>
      <SkipLink />
      {demo && (
        <DemoNotice
          text="Dit is een demonstratie: niets op deze site is echt."
          link={{ label: 'Bekijk wat er verstuurd wordt', href: '/sandbox' }}
        />
      )}
      {compact ? (
        <FunnelHeader name={settings.name} help={settings.help} account={account} />
      ) : (
        <SiteHeader
          name={settings.name}
          menu={menuOf(settings, path)}
          search={{ href: '/zoekresultaat', label: 'Zoeken' }}
          account={account}
        />
      )}
      <main id="inhoud" tabIndex={-1}>
        {children}
      </main>
      {desk && (
        <SiteFooter
          name={settings.name}
          columns={settings.footer}
          contact={{
            title: 'Vragen? Bel ons',
            phone: { label: desk.phone, href: telephone(desk.phone) },
            hours: hoursLine(desk),
            mail: { label: settings.email, href: `mailto:${settings.email}` },
          }}
          legal={settings.legal}
          note={`${settings.name}, ${settings.address.street}, ${settings.address.city}`}
        />
      )}
      {dev && <ViewerBar />}
    </>
  )
}
