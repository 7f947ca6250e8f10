import type { ReactNode } from 'react'
import { SiteFooter } from '../Footer.tsx'
import { AccountLink, DemoNotice, SiteHeader, SkipLink } from '../Header.tsx'

const menu = [
  {
    label: 'Diensten',
    href: '#blokken',
    items: [
      { label: 'Klusservice', href: '#stappen', note: 'Een vakman op jouw moment' },
      { label: 'Keuringen', href: '#beeld', note: 'Bij koop of oplevering' },
    ],
  },
  { label: 'Formulier', href: '#formulier', current: true },
  { label: 'Meldingen', href: '#meldingen' },
]

const columns = [
  {
    title: 'Onderdelen',
    links: ['knoppen', 'formulier', 'meldingen'].map((id) => ({ label: id, href: `#${id}` })),
  },
  { title: 'Grond', links: ['kleur', 'letter', 'tekens'].map((id) => ({ label: id, href: `#${id}` })) },
]

/** The page around the style guide: header, content and footer as on every page. */
export function Frame({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <DemoNotice text="Zo ziet de melding van een demonstratie eruit." />
      <SiteHeader
        name={name}
        menu={menu}
        search={{ href: '/zoekresultaat', label: 'Zoeken' }}
        account={<AccountLink label={`Mijn ${name}`} href="/mijn" />}
      />
      <main id="inhoud" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter
        name={name}
        columns={columns}
        contact={{
          title: 'Hulp nodig?',
          phone: { label: '030 123 45 67', href: 'tel:+31301234567' },
          hours: 'Maandag tot en met vrijdag\n9.00 tot 17.30 uur',
        }}
        legal={[{ label: 'Privacy', href: '/privacy' }]}
        note={`Vereniging ${name}`}
      />
    </>
  )
}
