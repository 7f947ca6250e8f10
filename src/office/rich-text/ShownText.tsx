import { createElement, type ReactNode } from 'react'
import { placeholder } from '../../core/content/fill.ts'
import { chipWords } from './chip-words.ts'
import { inertBody } from './inert.ts'
import { renamed } from './old-tags.ts'
import type { RichTextProps } from './rich-text-props.ts'

type Words = Pick<RichTextProps, 'values' | 'labels'>

/** The tags that are drawn; of any other only what is in it. */
const drawn = new Set(
  'p h2 h3 h4 ul ol li dl dt dd blockquote table caption thead tbody tr th td strong em br hr'.split(' '),
)
/** In these a space between tags is no text. */
const structural = new Set('table thead tbody tr ul ol dl'.split(' '))
const unseen = new Set('script style template title noscript'.split(' '))

function Chip({ name, values, labels }: Words & { name: string }) {
  const { label, value } = chipWords(name, values, labels)
  return (
    <span className="rich-chip" {...(value === undefined && { 'data-broken': '' })}>
      <b>{label}</b> {value ?? 'bestaat niet'}
    </span>
  )
}

const wordsOf = (text: string, words: Words): ReactNode[] => {
  const parts: ReactNode[] = []
  let at = 0
  for (const { 0: whole, 1: name = '', index } of text.matchAll(placeholder)) {
    parts.push(text.slice(at, index), createElement(Chip, { ...words, name }))
    at = index + whole.length
  }
  return [...parts, text.slice(at)]
}

const childrenOf = (node: Node, words: Words): ReactNode[] =>
  [...node.childNodes].flatMap((child) => partsOf(child, words))

const partsOf = (node: Node, words: Words): ReactNode | ReactNode[] => {
  const parent = node.parentNode?.nodeName.toLowerCase() ?? ''
  if (node.nodeType === 3) {
    const text = node.textContent ?? ''
    return structural.has(parent) && text.trim() === '' ? [] : wordsOf(text, words)
  }
  const name = node.nodeName.toLowerCase()
  const tag = renamed[name] ?? name
  if (node.nodeType !== 1 || unseen.has(tag)) return []
  if (tag === 'br' || tag === 'hr') return createElement(tag)
  const children = childrenOf(node, words)
  // a link of a text leads nowhere here: whoever presses it wants to write
  if (tag === 'a') return [createElement('span', { className: 'rich-link' }, ...children)]
  return drawn.has(tag) ? [createElement(tag, null, ...children)] : children
}

/**
 * A rich text as it stands, for reading. It is made of elements by name and of text: whatever else somebody stored in it (a
 * script, a style, a picture) is not there.
 */
export function ShownText({ html, ...words }: Words & { html: string }) {
  return createElement('div', { className: 'rich-text' }, ...childrenOf(inertBody(html), words))
}
