import { quoted } from '../defect-sentences.ts'
import { outsideLinks } from '../rich-links.ts'
import { withoutMarkup } from '../texts.ts'
import type { Advice } from './advice.ts'
import { type Check, isRich, type PlacedLink, type Writing } from './writing.ts'

/** Words of links that fit any link. Some readers hear all links of a page one after another, without the text around them. */
const empty = new Set([
  'hier',
  'klik hier',
  'klik hier verder',
  'hierop',
  'hiernaartoe',
  'deze link',
  'via deze link',
  'link',
  'deze pagina',
  'deze site',
  'deze website',
  'pagina',
  'site',
  'website',
  'lees meer',
  'lees hier meer',
  'lees verder',
  'lees hier verder',
  'meer',
  'meer informatie',
  'meer info',
  'meer lezen',
  'info',
  'informatie',
  'verder',
  'ga verder',
  'ga naar',
  'bekijk',
  'bekijk hier',
  'klik',
  'download',
  'downloaden',
  'open',
  'dit',
  'deze',
  'daar',
])

/** Words of a link as they are compared: without case, marks and spaces around them. */
const folded = (words: string): string =>
  words
    .toLowerCase()
    .replace(/[.,:;!?…›»>→]/g, '')
    .trim()

const typedAddress = /^(https?:\/\/|www\.)/i
/** Whether words are an address: they begin as one, or have a slash after a domain. */
const isAddress = (words: string): boolean =>
  typedAddress.test(words) || /^[\w-]{1,63}(\.[\w-]{1,63}){1,4}\/\S*$/.test(words)

/** What is wrong with the words of a link, and what to do; undefined where nothing is. */
const wordsProblem = (words: string): Pick<Advice, 'kind' | 'problem'> | undefined => {
  if (words === '')
    return { kind: 'link-words', problem: 'Een link heeft geen woorden. Schrijf waar hij heen gaat.' }
  if (isAddress(words)) {
    const problem = `De link ${quoted(words)} is een kaal adres. Schrijf in woorden waar hij heen gaat.`
    return { kind: 'bare-address', problem }
  }
  if (!empty.has(folded(words))) return undefined
  const said = words.includes(' ') ? `De woorden ${quoted(words)} zeggen` : `Het woord ${quoted(words)} zegt`
  return { kind: 'link-words', problem: `${said} niet waar de link heen gaat. Noem dat in de link.` }
}

/** A link of rich text always shows its words; one that is a field may have a drawing instead, and is no link without a name. */
const showsWords = ({ at, wordsAt, words }: PlacedLink): boolean =>
  words !== '' || (at === wordsAt && at.at(-1) === 'html')

/** Words of links that do not say where the link goes. */
export const linkWords: Check = ({ links }) =>
  links.filter(showsWords).flatMap(({ wordsAt, words }): Advice[] => {
    const found = wordsProblem(words)
    return found ? [{ at: wordsAt, ...found, ...(words !== '' && { words }) }] : []
  })

/** Addresses in a text that are no link. */
export const bareAddresses: Check = ({ strings }) =>
  strings.filter(isRich).flatMap(({ at, text }) =>
    (
      withoutMarkup(outsideLinks(text)).match(/(?<![\w/.@-])(?:https?:\/\/|www\.)[^\s<>{}"’”)]{1,200}/gi) ??
      []
    ).map(
      (words): Advice => ({
        at,
        kind: 'bare-address',
        problem: `${quoted(words)} is een kaal adres. Maak er een link van, met woorden die zeggen waar hij heen gaat.`,
        words,
      }),
    ),
  )

/** Where a link goes, so that two ways to write one address are the same. */
const targetOf = (address: string, pages: Writing['pages']): string => {
  const [, codename, rest = ''] = /^page:([a-z0-9_]*)(.*)$/s.exec(address) ?? []
  const path = pages.find((page) => page.codename === codename)?.path
  return codename === undefined ? address : `${path ?? codename}${rest}`
}

/** Links with the same words that go to different addresses. */
export const sameWords: Check = ({ links, pages }) => {
  const first = new Map<string, string>()
  return links.flatMap(({ wordsAt, address, words }): Advice[] => {
    const key = folded(words)
    // words that fit any link are told of by another check
    if (key === '' || empty.has(key)) return []
    const target = targetOf(address, pages)
    const before = first.get(key)
    if (before === undefined) first.set(key, target)
    return before === undefined || before === target
      ? []
      : [
          {
            at: wordsAt,
            kind: 'same-words',
            problem: `Twee links heten ${quoted(words)}, en gaan ergens anders heen. Geef ze elk hun eigen woorden.`,
            words,
          },
        ]
  })
}
