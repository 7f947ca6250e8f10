import { Fragment, type Node, Slice } from 'prosemirror-model'
import { Plugin } from 'prosemirror-state'
import { withChips } from './chips.ts'
import { leftOutSentence } from './left-out.ts'
import { tidyPasted } from './paste.ts'
import { schema } from './schema.ts'

/** The places for links that headings of a text have. */
export const placesIn = (doc: Node): string[] => {
  const places: string[] = []
  doc.descendants(({ type, attrs }) => {
    if (type === schema.nodes.heading && attrs.id !== null) places.push(attrs.id)
    return type !== schema.nodes.heading
  })
  return places
}

/** Headings whose place the text has already lose it: a place is one. What was cut keeps it. */
const withOwnPlaces = (content: Fragment, taken: readonly string[]): Fragment =>
  Fragment.fromArray(
    content.content.map((node) =>
      node.type === schema.nodes.heading && taken.includes(node.attrs.id)
        ? schema.nodes.heading.create({ ...node.attrs, id: null }, node.content, node.marks)
        : node.copy(withOwnPlaces(node.content, taken)),
    ),
  )

interface PasteActs {
  /** Whether a link may go there. */
  accepts(href: string): boolean
  tell(sentence: string): void
}

const noPictures = 'Een plaatje kan niet in een tekst. Kies een blok met een tekening.'

/** Lets only that into the text which it may hold, and tells what was left out. */
export const pastes = ({ accepts, tell }: PasteActs): Plugin =>
  new Plugin({
    props: {
      transformPastedHTML: (html) => {
        const tidy = tidyPasted(html, accepts)
        tell(leftOutSentence(tidy.left))
        return tidy.html
      },
      transformPasted: ({ content, openStart, openEnd }, view) =>
        new Slice(withOwnPlaces(withChips(content), placesIn(view.state.doc)), openStart, openEnd),
      handlePaste: (_view, { clipboardData }) => {
        const isFile = clipboardData !== null && clipboardData.files.length > 0
        if (!isFile || clipboardData.getData('text/html') || clipboardData.getData('text/plain')) return false
        tell(noPictures)
        return true
      },
    },
  })
