import type { Page } from '../../../core/content/page.ts'

/**
 * A page as everybody but members sees it. Of a page for members this is what it is about, and how to become one; its own blocks
 * are left out, so that nothing of them reaches a browser.
 */
export const asVisitorsSee = (page: Page): Page =>
  page.restricted
    ? {
        ...page,
        blocks: [
          {
            kind: 'hero',
            title: page.title,
            lead: page.description,
            ...(page.picture && { picture: page.picture }),
            actions: [
              { label: 'Inloggen', href: `/inloggen?terug=${encodeURIComponent(page.path)}` },
              { label: 'Lid worden', href: '/lidmaatschap/lid-worden' },
            ],
          },
          {
            kind: 'rich_text',
            text: {
              html: '<h2>Dit is voor leden</h2><p>Ben je lid? Log in en je leest het hier. Nog geen lid? Als lid lees je al onze voorbeelden en contracten.</p>',
            },
          },
        ],
      }
    : page
