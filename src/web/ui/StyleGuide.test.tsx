import { renderToStaticMarkup as html } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Button } from './Button.tsx'
import { FunnelNav } from './Funnel.tsx'
import { Breadcrumb, SiteHeader } from './Header.tsx'
import { OverviewSection } from './OverviewSection.tsx'
import { SlotList } from './Slots.tsx'
import { Steps } from './Steps.tsx'
import { StyleGuide } from './StyleGuide.tsx'

const guide = html(<StyleGuide name="Thuisbasis" />)
const all = (pattern: RegExp) => [...guide.matchAll(pattern)].map((match) => match[1] ?? '')

describe('the style guide', () => {
  const ids = all(/ id="([^"]+)"/g)

  it('has no style attribute and no script in its HTML, which the policy would refuse', () => {
    expect(guide).not.toMatch(/ style=/)
    expect(guide).not.toMatch(/<script| on[a-z]+="/)
  })

  it('uses every id once', () => {
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
  })

  it('points only at what is there', () => {
    const targets = [
      ...all(/ for="([^"]+)"/g),
      ...all(/ aria-(?:describedby|controls|labelledby)="([^"]+)"/g).flatMap((list) => list.split(' ')),
    ]
    expect(targets.length).toBeGreaterThan(40)
    expect(targets.filter((id) => !ids.includes(id))).toEqual([])
  })

  it('names every button', () => {
    const buttons = [...guide.matchAll(/<button([^>]*)>(.*?)<\/button>/g)]
    const nameless = buttons.filter(
      ([, attributes, content]) =>
        !attributes?.includes('aria-label') && !content?.replace(/<[^>]*>/g, '').trim(),
    )
    expect(buttons.length).toBeGreaterThan(20)
    expect(nameless).toEqual([])
  })
})

describe('states', () => {
  it('a busy button holds both words, shows one, and answers no press', () => {
    const busy = html(
      <Button busy busyText="Bezig…">
        Verstuur
      </Button>,
    )
    expect(busy).toContain('aria-busy="true"')
    expect(busy).toContain('aria-disabled="true"')
    expect(busy).toContain('<span class="btn-face" data-off="">Verstuur</span>')
    expect(html(<Button busyText="Bezig…">Verstuur</Button>)).not.toContain('aria-disabled')
  })

  it('steps mark the current one and count for a phone', () => {
    const steps = [
      { key: 'a', title: 'Jouw klus', state: 'done' },
      { key: 'b', title: 'Overzicht', state: 'now' },
    ] as const
    const out = html(<Steps steps={steps} />)
    expect(out.match(/aria-current="step"/g)).toHaveLength(1)
    expect(out).toContain('<li class="step step-now" aria-current="step">')
    expect(out).toContain('Stap 2 van 2: <b>Overzicht</b>')
    expect(out).toContain('aria-label="Klaar:"')
  })

  it('steps that are passed over say why, and nothing is drawn where one is on none of them', () => {
    const steps = [
      { key: 'a', title: 'Adres', state: 'now' },
      { key: 'b', title: 'Dak', state: 'skipped', badge: { text: 'Al aanwezig', tone: 'success' } },
    ] as const
    const out = html(<Steps steps={steps} />)
    // read aloud and copied as two words, not as `DakAl aanwezig`
    expect(out).toContain('Dak <span class="step-badge step-badge-success">Al aanwezig</span>')
    expect(out).toContain('Stap 1 van 2: ')
    expect(html(<Steps steps={[{ ...steps[0], state: 'todo' }]} />)).toBe('')
  })

  it('the edit link of an overview says of what', () => {
    const out = html(<OverviewSection title="Jouw klus" facts={[]} onEdit={() => {}} />)
    expect(out).toContain('Wijzig<span class="unseen"> Jouw klus</span>')
  })

  it('the next button submits unless it has something else to do', () => {
    expect(html(<FunnelNav next={{ text: 'Volgende' }} />)).toContain('type="submit"')
    expect(html(<FunnelNav next={{ text: 'Volgende', onClick: () => {} }} />)).not.toContain('type="submit"')
  })

  it('a part of the day is pressed when it is chosen', () => {
    const slot = { key: 'a', name: 'Ochtend', hours: '08:00 tot 12:00', price: '€ 64,50' }
    const slots = [
      { ...slot, chosen: true },
      { ...slot, key: 'b', chosen: false },
    ]
    const out = html(<SlotList label="Vrijdag" slots={slots} onToggle={() => {}} />)
    expect(out.match(/aria-pressed="true"/g)).toHaveLength(1)
    expect(out.match(/aria-pressed="false"/g)).toHaveLength(1)
  })

  it('the last crumb is the page itself, not a link', () => {
    const crumbs = [
      { label: 'Home', href: '/' },
      { label: 'Contact', href: '/contact' },
    ]
    const out = html(<Breadcrumb crumbs={crumbs} />)
    expect(out).toContain('<span aria-current="page">Contact</span>')
    expect(out).not.toContain('href="/contact"')
  })

  it('the menu opens without a script', () => {
    const menu = [{ label: 'Diensten', href: '/diensten', items: [{ label: 'Klus', href: '/klus' }] }]
    const out = html(<SiteHeader name="Thuisbasis" menu={menu} />)
    expect(out).toContain('popover="auto"')
    expect(out).toContain('popoverTarget="menu"')
    expect(out).toContain('<details class="menu-section" name="menu">')
    expect(out).toContain('href="/diensten"')
  })
})
