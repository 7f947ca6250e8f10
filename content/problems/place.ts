import type { PageSeed } from '../../src/core/content/page.ts'
import { type Place, placePath } from './places.ts'

const klusservice = '/diensten/wonen-en-onderhoud-diensten/klusservice'

/** The page of a place, with the second and third step of the problem finder for visitors who start there. */
export const placePage = (place: Place, name: string): PageSeed => ({
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
    },
    { kind: 'problem_place', id: place },
    {
      kind: 'call_to_action',
      title: 'Kom je er niet uit?',
      text: 'Bel een bouwkundige op {phone.bouwkundig}. Of boek een vakman op een moment dat jou past.',
      action: { label: 'Bekijk de Klusservice', href: klusservice },
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
