import { quoted } from './defect-sentences.ts'

/** A link to a document wherever it stands: `page:klusservice`, with an optional anchor or query. Its first group is the codename. */
export const documentLink = /^page:([a-z0-9_]{1,80})([#?]\S*)?$/

/** What to do about a link to a document that nobody has. */
export const unknownDocument = (codename: string): string =>
  `Er is geen pagina ${quoted(codename)}. Kies een andere, of haal de link weg.`

/** Beginnings of paths on this site that are not pages of content. */
const elsewhere = [
  '/mijn',
  '/beheer',
  '/sandbox',
  '/zoekresultaat',
  '/assets/',
  '/mening',
  '/og/',
  '/ingesloten/',
  '/nieuws/rss.xml',
  '/favicon',
  '/apple-touch-icon',
]

/** Whether a path of this site is answered by something else than a page of content. */
export const isElsewhere = (path: string): boolean => elsewhere.some((start) => path.startsWith(start))
