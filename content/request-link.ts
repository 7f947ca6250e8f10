import type { PageSeed } from '../src/core/content/page.ts'

/** The page that the mailed link to a request leads to; without a link it asks for one. */
export const requestLinkPage: PageSeed = {
  kind: 'page',
  codename: 'bericht',
  path: '/bericht',
  layout: 'funnel',
  title: 'Je aanvraag',
  description: 'Bekijk hoe het met je aanvraag gaat, en wie van ons ernaar keek. Ook zonder account.',
  hidden: true,
  blocks: [{ kind: 'funnel', slug: 'bericht' }],
}
