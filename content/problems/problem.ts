import type { PageSeed } from '../../src/core/content/page.ts'
import type { ContentPicture, Link, Rich } from '../../src/core/content/parts.ts'
import { type Place, subjectIdOf } from './places.ts'

/** The texts of an article about a problem of a home; they follow docs/style.md. */
export interface Problem {
  /** Last part of the path, in lower case with hyphens; unique among all problems. */
  slug: string
  place: Place
  /** Name of the subject in the second step of the problem finder: a part of the place, such as `Kraan` or `Schoorsteen`. */
  subject: string
  /** Other subjects under which somebody would look for the problem: `riool.verstopping-en-water`. */
  also?: string[]
  /** What somebody notices, in their own words: `De kraan druppelt`. It is also the tile in the third step. */
  title: string
  /** What the reader learns, in one sentence of 20 to 200 characters. */
  description: string
  picture: ContentPicture
  /** Words that a reader may search for and the text does not have. */
  keywords: string[]
  /** How the problem shows: two to five points. */
  sees: Rich
  /** What the cause may be, the likeliest first. */
  causes: Rich
  /** What to do oneself now; danger first. */
  now: Rich
  call: Rich
  /** What the repair costs about, with the year of the prices, and what an insurance may pay. */
  costs: Rich
  /** Links to read on. Links to other problems are also shown below the results of the finder. */
  related: Link[]
  /** The day on which somebody last reviewed the text (YYYY-MM-DD). */
  reviewed: string
}

const day = (reviewed: string): string =>
  new Intl.DateTimeFormat('nl-NL', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(reviewed))

const home = '/problemen-oplossen/'
const codenameOf = (slug: string): string => `probleem_${slug.replaceAll('-', '_')}`

/** The page of a problem, in the order in which somebody with wet feet asks. */
export const problemPage = (problem: Problem): PageSeed => ({
  kind: 'page',
  codename: codenameOf(problem.slug),
  path: home + problem.slug,
  layout: 'content',
  title: problem.title,
  description: problem.description,
  picture: problem.picture,
  keywords: problem.keywords,
  problem: {
    subject: subjectIdOf(problem.place, problem.subject),
    ...(problem.also && { also: problem.also }),
    near: problem.related
      .filter(({ href }) => href.startsWith(home))
      .map(({ href }) => codenameOf(href.slice(home.length))),
  },
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

/** A section with a title; amounts get a no-break space after the euro sign. */
const part = (title: string, { html }: Rich): Rich => ({
  html: `<h2>${title}</h2>${html.replaceAll('€ ', '€\u00a0')}`,
})
