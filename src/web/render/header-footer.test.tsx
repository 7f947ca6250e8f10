import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { settings as seedSettings } from '../../../content/settings.ts'
import type { Settings } from '../../core/content/settings.ts'
import { AccountLink, FunnelHeader, SiteHeader } from '../ui/Header.tsx'
import { Shell } from './Shell.tsx'

const settings = seedSettings as Settings
const drawn = (of: Settings, path: string, compact?: boolean) =>
  renderToStaticMarkup(
    <Shell
      around={{ settings: of, path, origin: 'https://ons.example', demo: false, dev: false, report: vi.fn() }}
      compact={compact}
    >
      inhoud
    </Shell>,
  )
const account = <AccountLink {...settings.account} />
const plain = (path: string) => {
  const marked = <L extends { href: string }>(link: L) => ({ ...link, current: link.href === path })
  const menu = settings.menu.map((entry) => ({ ...marked(entry), items: entry.items?.map(marked) }))
  const search = { href: '/zoekresultaat', label: 'Zoeken' }
  return renderToStaticMarkup(
    <SiteHeader name={settings.name} menu={menu} search={search} account={account} />,
  )
}
const links = settings.menu.flatMap(({ href, items = [] }) => [href, ...items.map((item) => item.href)])

it('is the header that React draws at once, wherever one is in the menu or outside it', () => {
  expect(links.length).toBeGreaterThan(5)
  for (const path of [...links, '/nergens', '/', ...links])
    expect(drawn(settings, path)).toContain(plain(path))
  expect(new Set(links.map((path) => drawn(settings, path))).size).toBe(new Set(links).size)
})

it('is the header of a funnel where nothing may lead away', () => {
  const header = renderToStaticMarkup(
    <FunnelHeader name={settings.name} help={settings.help} account={account} />,
  )
  expect(drawn(settings, '/', true)).toContain(header)
  expect(drawn(settings, '/', true)).not.toContain('Hoofdmenu')
})

it('changes with the edition, header and foot', () => {
  const before = drawn(settings, '/')
  const after = drawn({ ...settings, name: 'Dijkhuis', email: 'post@dijkhuis.example' }, '/')
  expect(after).toContain('</svg>Dijkhuis</a>')
  expect(after).toContain('mailto:post@dijkhuis.example')
  expect(drawn(settings, '/')).toBe(before)
  expect(before).not.toContain('Dijkhuis')
})

it('has no foot without a customer service', () => {
  expect(drawn(settings, '/')).toContain('</footer>')
  expect(drawn({ ...settings, desks: {} } as Settings, '/')).not.toContain('<footer')
})
