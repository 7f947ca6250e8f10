import type { PageSeed } from '../../src/core/content/page.ts'
import type { ContentIcon, ContentPicture, Link, Rich } from '../../src/core/content/parts.ts'

/** Where in or around a home something is wrong: the first step of the problem finder. */
export const places = {
  badkamer: { name: 'Badkamer en toilet', icon: 'home' },
  keuken: { name: 'Keuken', icon: 'home' },
  dak: { name: 'Dak en goot', icon: 'home' },
  gevel: { name: 'Gevel en muren', icon: 'building' },
  ramen: { name: 'Ramen en deuren', icon: 'home' },
  vloer: { name: 'Vloer en fundering', icon: 'home' },
  kelder: { name: 'Kelder en kruipruimte', icon: 'home' },
  verwarming: { name: 'Verwarming en warm water', icon: 'leaf' },
  stroom: { name: 'Stroom en licht', icon: 'warning' },
  riool: { name: 'Riool en afvoer', icon: 'pin' },
  buiten: { name: 'Tuin, schutting en balkon', icon: 'home' },
  buren: { name: 'Buren en overlast', icon: 'people' },
  vve: { name: 'Appartement en VvE', icon: 'building' },
} as const satisfies Record<string, { name: string; icon: ContentIcon }>
export type Place = keyof typeof places

/** A problem of a home, as an article tells it. Texts follow docs/style.md. */
export interface Problem {
  /** Last part of its address, lower case with hyphens; unique among all problems. */
  slug: string
  place: Place
  /** The second step of the problem finder: a part of that place, such as `Kraan` or `Schoorsteen`. */
  subject: string
  subjectIcon: ContentIcon
  /** What somebody notices, in their words, which is also its tile in the third step: `De kraan druppelt`. */
  title: string
  /** What the reader learns here, in one sentence of 20 to 200 signs. */
  description: string
  picture: ContentPicture
  /** Words that a reader may type and the text does not have. */
  keywords: string[]
  /** How it shows: two to five points. */
  sees: Rich
  /** What it may be, the likeliest first. */
  causes: Rich
  /** What one does oneself now; danger first. */
  now: Rich
  /** When one calls, and whom. */
  call: Rich
  /** What that costs about, with the year of the prices; what an insurance may pay where it does. */
  costs: Rich
  related: Link[]
  /** The day on which somebody read it over last (YYYY-MM-DD). */
  reviewed: string
}

const day = (reviewed: string): string =>
  new Intl.DateTimeFormat('nl-NL', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(reviewed))

/** The page of a problem, in the order in which somebody with wet feet asks. */
export const problemPage = (problem: Problem): PageSeed => ({
  kind: 'page',
  codename: `probleem_${problem.slug.replaceAll('-', '_')}`,
  path: `/problemen-oplossen/${problem.slug}`,
  layout: 'content',
  title: problem.title,
  description: problem.description,
  picture: problem.picture,
  keywords: problem.keywords,
  blocks: [
    { kind: 'hero', title: problem.title, lead: problem.description, picture: problem.picture },
    { kind: 'rich_text', anchor: 'doe-nu', text: part('Doe dit nu', problem.now) },
    { kind: 'rich_text', anchor: 'wat-je-ziet', text: part('Wat je ziet', problem.sees) },
    { kind: 'rich_text', anchor: 'wat-het-kan-zijn', text: part('Wat het kan zijn', problem.causes) },
    { kind: 'rich_text', anchor: 'wie-je-belt', text: part('Wanneer je wie belt', problem.call) },
    {
      kind: 'rich_text',
      anchor: 'kosten',
      text: {
        html: `${part('Wat het ongeveer kost', problem.costs).html}<p>Nagekeken op ${day(problem.reviewed)}.</p>`,
      },
    },
    { kind: 'interesting_links', title: 'Lees ook', links: problem.related },
  ],
})

/** An amount does not break after its sign. */
const part = (title: string, { html }: Rich): Rich => ({
  html: `<h2>${title}</h2>${html.replaceAll('€ ', '€\u00a0')}`,
})
