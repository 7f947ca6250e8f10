import { withoutMarkup } from './texts.ts'

/** A link in rich text. */
export interface RichLink {
  /** As it is written: `page:contact`, `{tel}`, `https://…`. */
  address: string
  /** Its words, without mark-up; empty where it has none. */
  words: string
}

const withoutAmpersands = (address: string): string => address.replaceAll('&amp;', '&')

/** Rich text in pieces: what stands before its first link, and what follows from each link on. */
const piecesOf = (html: string): string[] => html.split(/<a(?=\s)/)

/** The links of rich text. It is read from one link to the next, so that no text takes long. */
export const linksOfHtml = (html: string): RichLink[] =>
  piecesOf(html)
    .slice(1)
    .flatMap((link) => {
      const [tag = '', ...rest] = link.split('>')
      const [, address] = /\shref="([^"]*)"/.exec(tag) ?? []
      const [words = ''] = rest.join('>').split('</a>')
      return address === undefined
        ? []
        : [{ address: withoutAmpersands(address), words: withoutMarkup(words) }]
    })

/** Rich text without its links. */
export const outsideLinks = (html: string): string => {
  const [before = '', ...links] = piecesOf(html)
  return [before, ...links.map((link) => link.split('</a>').slice(1).join(' '))].join(' ')
}
