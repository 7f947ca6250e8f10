import { Fragment, type Node } from 'prosemirror-model'
import { placeholder } from '../../core/content/fill.ts'
import { schema } from './schema.ts'

const chipped = (text: Node): Node[] => {
  const words = text.text ?? ''
  const parts: Node[] = []
  let at = 0
  for (const { 0: whole, 1: name, index } of words.matchAll(placeholder)) {
    if (index > at) parts.push(schema.text(words.slice(at, index), text.marks))
    parts.push(schema.nodes.placeholder.create({ name }, null, text.marks))
    at = index + whole.length
  }
  if (at === 0) return [text]
  if (at < words.length) parts.push(schema.text(words.slice(at), text.marks))
  return parts
}

/** The same content with every `{name}` in its texts as a chip. */
export const withChips = (content: Fragment): Fragment => {
  const parts: Node[] = []
  content.forEach((node) => {
    if (node.isText) parts.push(...chipped(node))
    else parts.push(node.copy(withChips(node.content)))
  })
  return Fragment.fromArray(parts)
}
