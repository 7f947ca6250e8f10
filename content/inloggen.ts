import type { PageSeed } from '../src/core/content/page.ts'

export const inloggen: PageSeed = {
  kind: 'page',
  codename: 'inloggen',
  path: '/inloggen',
  layout: 'content',
  title: 'Inloggen',
  description: 'Log in bij {name} en bekijk je aanvragen en gegevens, of word lid met je e-mailadres.',
  hidden: true,
  blocks: [
    { kind: 'funnel', slug: 'inloggen', properties: { mine: 'Mijn {name}' } },
    {
      kind: 'interesting_links',
      title: 'Lukt het niet?',
      links: [
        { label: 'Een nieuw wachtwoord kiezen', href: '/wachtwoord-vergeten' },
        { label: 'Nog geen account? Maak er een', href: '/registreren' },
        { label: 'Contact', href: '/contact' },
      ],
    },
  ],
}
