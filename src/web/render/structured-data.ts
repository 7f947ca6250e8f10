import type { Page } from '../../core/content/page.ts'
import type { Settings } from '../../core/content/settings.ts'
import { telephone } from '../../core/content/telephone.ts'
import type { PageInput } from '../../core/render.ts'

type Thing = Record<string, unknown>

const associationOf = (settings: Settings, origin: string): Thing => {
  const desk = settings.desks.klantenservice
  return {
    '@type': 'Organization',
    '@id': `${origin}/#organisatie`,
    name: settings.name,
    slogan: settings.slogan,
    url: `${origin}/`,
    logo: `${origin}/apple-touch-icon.png`,
    email: settings.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: settings.address.street,
      addressLocality: settings.address.city,
      addressCountry: 'NL',
    },
    ...(desk && {
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'customer service',
        telephone: telephone(desk.phone).slice('tel:'.length),
        availableLanguage: 'nl',
      },
    }),
  }
}

const trailOf = ({ crumbs, origin }: PageInput): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ label, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: origin + href,
  })),
})

const questionsOf = (page: Page): Thing[] => {
  const items = page.blocks.flatMap((block) => (block.kind === 'accordion' ? block.items : []))
  if (items.length === 0) return []
  return [
    {
      '@type': 'FAQPage',
      mainEntity: items.map(({ title, text }) => ({
        '@type': 'Question',
        name: title,
        acceptedAnswer: { '@type': 'Answer', text: text.html },
      })),
    },
  ]
}

const articleOf = ({ page, origin, path }: PageInput): Thing[] =>
  page.date === undefined
    ? []
    : [
        {
          '@type': 'NewsArticle',
          headline: page.title,
          description: page.description,
          datePublished: page.date,
          mainEntityOfPage: origin + path,
          publisher: { '@id': `${origin}/#organisatie` },
        },
      ]

const serviceOf = ({ page, origin, path }: PageInput): Thing[] =>
  page.layout !== 'service'
    ? []
    : [
        {
          '@type': 'Service',
          name: page.title,
          description: page.description,
          url: origin + path,
          areaServed: { '@type': 'Country', name: 'Nederland' },
          provider: { '@id': `${origin}/#organisatie` },
        },
      ]

/** Structured data of a page for search engines, as one graph in the vocabulary of schema.org. */
export const structuredData = (input: PageInput): Thing => ({
  '@context': 'https://schema.org',
  '@graph': [
    associationOf(input.settings, input.origin),
    ...(input.path === '/' ? [] : [trailOf(input)]),
    ...questionsOf(input.page),
    ...serviceOf(input),
    ...articleOf(input),
  ],
})
