import { quoted } from '../defect-sentences.ts'
import type { Place } from '../part-defects.ts'
import { withoutMarkup } from '../texts.ts'
import type { Advice } from './advice.ts'
import { asObject, type Check, isRich, type Placed } from './writing.ts'

/** A heading of a page, as readers meet it. */
interface Heading {
  at: Place
  level: number
  words: string
  /** Level of the title that it stands under; undefined for that title itself. */
  under?: number
}

/** The list of each kind of block whose items have a title of their own, below the title of the block or in its place. */
const itemLists: Readonly<Record<string, string>> = {
  accordion: 'items',
  carousel: 'cards',
  grid: 'cells',
  how_it_works: 'steps',
  tabs: 'tabs',
  taxonomies: 'groups',
  tile_grid: 'tiles',
}

/** Kinds of blocks whose title is that of the page. */
const openings = new Set(['hero', 'subsidy_check'])

/** Names of the levels in the field for rich text. */
const levelNames: Readonly<Record<number, string>> = { 2: 'kop', 3: 'tussenkop' }

/** The headings in rich text. It is read from one heading to the next, so that no text takes long. */
const headingsOfHtml = (html: string): { level: number; words: string }[] =>
  html
    .split(/<h(?=[1-6][\s>])/)
    .slice(1)
    .map((piece) => {
      const [tag = '', ...rest] = piece.split('>')
      const [words = ''] = rest.join('>').split('</h')
      // a page shows the highest heading of a text as its second
      return { level: Math.max(2, Number(tag[0])), words: withoutMarkup(words) }
    })

/** Paragraphs that are bold from end to end, which look like headings and are none to who hears them. */
const boldParagraphs = (html: string): string[] =>
  [...html.matchAll(/<p>\s*<strong>([^<>]*)<\/strong>\s*<\/p>/g)].map(([, words = '']) => words.trim())

const filledTitle = (holder: unknown): string | undefined => {
  const title = asObject(holder)?.title
  return typeof title === 'string' && title.trim() !== '' ? title : undefined
}

const startsWith = (at: Place, start: Place): boolean => start.every((key, index) => at[index] === key)

/** The headings of a block in the order of its page: its title, its items with their texts, its other texts. */
const headingsOfBlock = (block: unknown, at: Place, texts: readonly Placed[]): Heading[] => {
  const kind = String(asObject(block)?.kind)
  const title = filledTitle(block)
  const own = openings.has(kind) ? 1 : 2
  const key = Object.hasOwn(itemLists, kind) ? (itemLists[kind] ?? '') : undefined
  const listed = key === undefined ? undefined : asObject(block)?.[key]
  const items: readonly unknown[] = Array.isArray(listed) ? listed : []
  const below = title === undefined ? 2 : 3
  const inText = ({ at: place, text }: Placed, under?: number): Heading[] =>
    headingsOfHtml(text).map((one) => ({ at: place, ...one, ...(under !== undefined && { under }) }))
  const ofItems = items.flatMap((item, index): Heading[] => {
    const itemAt = [...at, key ?? '', index]
    const words = filledTitle(item)
    const first = words === undefined ? [] : [{ at: [...itemAt, 'title'], level: below, words }]
    const rest = texts.filter((text) => startsWith(text.at, itemAt))
    return [...first, ...rest.flatMap((text) => inText(text, words === undefined ? undefined : below))]
  })
  const others = texts.filter((text) => key === undefined || !startsWith(text.at, [...at, key]))
  return [
    ...(title === undefined ? [] : [{ at: [...at, 'title'], level: own, words: title }]),
    ...ofItems,
    ...others.flatMap((text) => inText(text)),
  ]
}

const orderAdvice = ({ at, words }: Heading, level: number, why: string): Advice => ({
  at,
  kind: 'heading-order',
  problem: `De kop ${quoted(words)} ${why}. Maak er een ${levelNames[level] ?? 'gewone alinea'} van.`,
  words,
})

const adviceOnOrder = (heading: Heading, before: number): Advice[] => {
  if (heading.words === '') return []
  const { level, under } = heading
  if (under !== undefined && level <= under)
    return [orderAdvice(heading, under + 1, 'staat even hoog als de titel erboven, of hoger')]
  return level > before + 1 ? [orderAdvice(heading, before + 1, 'slaat een niveau over')] : []
}

/** Levels of headings that are skipped, within a text and over blocks: who hears a page walks from one to the next. */
export const headingOrder: Check = ({ blocks, strings }) => {
  const rich = strings.filter(isRich)
  let before = 1
  return blocks.flatMap((block, index) => {
    const at = ['blocks', index]
    const texts = rich.filter((text) => startsWith(text.at, at))
    return headingsOfBlock(block, at, texts).flatMap((heading) => {
      const advice = adviceOnOrder(heading, before)
      if (heading.words !== '') before = heading.level
      return advice
    })
  })
}

/** Headings without words, which are read aloud as nothing. */
export const emptyHeadings: Check = ({ strings }) =>
  strings.filter(isRich).flatMap(({ at, text }) =>
    headingsOfHtml(text)
      .filter(({ words }) => words === '')
      .map((): Advice => ({ at, kind: 'empty-heading', problem: 'Hier staat een lege kop. Haal haar weg.' })),
  )

/** Bold paragraphs in the place of headings. */
export const falseHeadings: Check = ({ strings }) =>
  strings.filter(isRich).flatMap(({ at, text }) =>
    boldParagraphs(text).map(
      (words): Advice => ({
        at,
        kind: 'false-heading',
        problem: `De alinea ${quoted(words)} is helemaal vet. Maak er een kop van, als dat het is.`,
        words,
      }),
    ),
  )
