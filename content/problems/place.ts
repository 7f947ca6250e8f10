import type { PageSeed } from '../../src/core/content/page.ts'
import type { Place, Problem } from './problem.ts'

const klusservice = '/diensten/wonen-en-onderhoud-diensten/klusservice'

/** Where the problems of a place stand together. */
export const placePath = (place: Place): string => `/problemen-oplossen/${place}`

/** The page of a place: its problems, by the part of it that they are about. */
export const placePage = (place: Place, name: string, problems: readonly Problem[]): PageSeed => ({
  kind: 'page',
  codename: `problemen_${place}`,
  path: placePath(place),
  layout: 'content',
  title: `Problemen: ${name.toLowerCase().replace('vve', 'VvE')}`,
  label: name,
  description: `${name}: kies wat je ziet. Je leest wat je nu zelf doet, wat het kost en wanneer je iemand belt.`,
  picture: 'handyman',
  blocks: [
    {
      kind: 'hero',
      title: name,
      lead: 'Kies wat je ziet. Je leest wat je nu zelf doet, wat het kost en wanneer je iemand belt.',
      picture: 'handyman',
    },
    ...[...new Set(problems.map(({ subject }) => subject))].map((subject) => ({
      kind: 'interesting_links' as const,
      title: subject,
      links: problems
        .filter((one) => one.subject === subject)
        .map(({ title, slug }) => ({ label: title, href: `/problemen-oplossen/${slug}` })),
    })),
    {
      kind: 'call_to_action',
      title: 'Staat het er niet bij?',
      text: 'Bel een bouwkundige op {phone.bouwkundig}. Of boek een vakman op een moment dat jou past.',
      action: { label: 'Bekijk de klusservice', href: klusservice },
      points: ['Je ziet de prijs voordat je boekt.'],
    },
    {
      kind: 'interesting_links',
      title: 'Lees ook',
      links: [
        { label: 'Een andere plek in huis', href: '/problemen-oplossen' },
        { label: 'Een bouwkundige belt je terug', href: '/contact/terugbelafspraak-bouwtechnisch' },
      ],
    },
  ],
})
