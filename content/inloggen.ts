import type { PageSeed } from '../src/core/content/page.ts'

export const inloggen: PageSeed = {
  kind: 'page',
  codename: 'inloggen',
  path: '/inloggen',
  layout: 'content',
  title: 'Inloggen',
  description:
    'Log in om je aanvragen en gegevens bij {name} te bekijken, of vraag onze ledenservice om hulp.',
  hidden: true,
  blocks: [{ kind: 'funnel', slug: 'inloggen' }],
}
