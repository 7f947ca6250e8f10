import type { NodeViewConstructor } from 'prosemirror-view'
import type { ChipWords } from './chip-words.ts'

/** Draws placeholders in the text, without a style of their own: a class and words. `ShownText` draws them alike. */
export const chipView =
  (wordsFor: (name: string) => ChipWords): NodeViewConstructor =>
  ({ attrs }) => {
    const { label, value } = wordsFor(attrs.name)
    const dom = document.createElement('span')
    dom.className = 'rich-chip'
    if (value === undefined) dom.dataset.broken = ''
    const name = document.createElement('b')
    name.textContent = label
    dom.append(name, ` ${value ?? 'bestaat niet'}`)
    return { dom, ignoreMutation: () => true }
  }
