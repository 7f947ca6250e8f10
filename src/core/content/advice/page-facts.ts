import { quoted } from '../defect-sentences.ts'
import type { Advice } from './advice.ts'
import { asObject, type Check, type Writing } from './writing.ts'

/** Bounds of a description in characters: a shorter one says little in a list of results, a longer one is cut there. */
const [shortest, longest] = [40, 160]

/** The description that search engines and our own search show. A hidden page is in neither. */
export const description: Check = ({ isPage, body }) => {
  const { description: text, hidden } = body
  if (!isPage || hidden === true || typeof text !== 'string' || text === '') return []
  const at = ['description']
  if (text.length < shortest)
    return [
      {
        at,
        kind: 'description',
        problem: `De samenvatting is kort voor wie zoekt: ${text.length} tekens. Schrijf er ${shortest} tot ${longest}.`,
      },
    ]
  return text.length > longest
    ? [
        {
          at,
          kind: 'description',
          problem: `Een zoekmachine kapt de samenvatting af: ${text.length} tekens. Schrijf er hoogstens ${longest}.`,
        },
      ]
    : []
}

const folded = (title: string): string => title.toLowerCase().replace(/\s+/g, ' ').trim()

/** A title that another page has too, so that nobody tells them apart in a list or among tabs. */
export const sameTitle: Check = ({ isPage, body, pages }) => {
  const { title, codename } = body
  if (!isPage || typeof title !== 'string' || title.trim() === '') return []
  const other = pages.find((page) => page.codename !== codename && folded(page.title) === folded(title))
  return other
    ? [
        {
          at: ['title'],
          kind: 'same-title',
          problem: `Ook de pagina op ${quoted(other.path)} heet zo. Geef deze een eigen titel.`,
        },
      ]
    : []
}

/** Kinds of blocks of pages to which the program itself leads: the end of a form, an entry of the subsidy check. */
const ledTo = ['confirmation', 'subsidy']

/**
 * Whether a list finds the page by what it says, or the program leads to it. A hidden page with a form is opened from a mail, or
 * by another form.
 */
const isFound = ({ body, blocks }: Writing): boolean => {
  const kinds = blocks.map((block) => asObject(block)?.kind)
  return (
    body.path === '/' ||
    body.date !== undefined ||
    body.problem !== undefined ||
    ledTo.some((kind) => kinds.includes(kind)) ||
    (body.hidden === true && kinds.includes('funnel'))
  )
}

/** A page that no text leads to: who does not know its address never comes there. */
export const notLinked: Check = (writing) => {
  const page = writing.pages.find(({ codename }) => codename === writing.body.codename)
  return writing.isPage && page?.linked === false && !isFound(writing)
    ? [
        {
          at: ['path'],
          kind: 'not-linked',
          problem:
            'In geen tekst staat een link hierheen. Zet er ergens een, als bezoekers hier moeten komen.',
        },
      ]
    : []
}

const isOpening = (block: unknown): boolean => asObject(block)?.kind === 'hero'

/** An opening below another block: its title is that of the whole page, which readers then meet too late, or twice. */
export const openingFirst: Check = ({ blocks }) =>
  blocks.flatMap((block, index): Advice[] =>
    index > 0 && isOpening(block)
      ? [
          {
            at: ['blocks', index],
            kind: 'opening',
            problem: isOpening(blocks[0])
              ? 'De pagina heeft al een opening. Haal deze weg.'
              : 'De opening heeft de titel van de pagina. Zet haar bovenaan.',
          },
        ]
      : [],
  )
