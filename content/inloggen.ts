import type { PageSeed } from '../src/core/content/page.ts'

export const inloggen: PageSeed = {
  kind: 'page',
  codename: 'inloggen',
  path: '/inloggen',
  layout: 'content',
  title: 'Inloggen',
  description:
    'Log in bij {name} en bekijk je aanvragen en gegevens. Lukt het niet? Onze ledenservice helpt je.',
  hidden: true,
  blocks: [
    { kind: 'funnel', slug: 'inloggen' },
    {
      kind: 'interesting_links',
      title: 'Lukt het niet?',
      links: [
        { label: 'Wachtwoord vergeten', href: '/wachtwoord-vergeten' },
        { label: 'Nog geen account? Maak er een', href: '/registreren' },
        { label: 'Lid worden', href: '/lidmaatschap/lid-worden' },
        { label: 'Contact', href: '/contact' },
      ],
    },
  ],
}
