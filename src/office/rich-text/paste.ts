import { telephone } from '../../core/content/telephone.ts'
import { inertBody } from './inert.ts'
import { type LeftOut, nothingLeftOut } from './left-out.ts'
import { settleLists } from './paste-lists.ts'
import { countLooks, isBold, isItalic, lookOf } from './paste-look.ts'
import { settleTables } from './paste-tables.ts'

/** Whether a link may go there. */
type Accepts = (href: string) => boolean

const isElement = (node: Node): node is HTMLElement => node.nodeType === 1
const tagOf = (element: Element): string => element.nodeName.toLowerCase()
const wordsOf = (node: Node): string => (node.textContent ?? '').replaceAll('\u00a0', ' ').trim()

const within = (element: Element, selector: string): boolean =>
  (element.parentElement?.closest(selector) ?? null) !== null

const pictures = 'img, picture, svg, canvas'
const parts = 'iframe, object, embed, video, audio, input, select, textarea'
/** Words that somebody took out, or that no reader sees. */
const unseen =
  'script, noscript, template, title, meta, link, base, xml, col, colgroup, del, .msoDel, .Apple-interchange-newline, .MsoCommentReference, [data-style*="mso-element:comment-list"], [data-style*="mso-hide:all"], [data-style*="display:none"], [data-style*="display: none"]'

const isPixel = (picture: Element): boolean =>
  ['width', 'height'].some((side) => Number(picture.getAttribute(side) ?? 2) < 2)

const removeAll = (elements: Iterable<Element>): number => {
  const found = [...elements]
  for (const element of found) element.remove()
  return found.length
}

/** Comments of the document itself, in which Word keeps what only Word reads. */
const removeComments = (node: Node): void => {
  for (const child of [...node.childNodes]) {
    if (child.nodeType === 3 || isElement(child)) removeComments(child)
    else child.remove()
  }
}

const removeParts = (body: HTMLElement): Pick<LeftOut, 'pictures' | 'parts' | 'remarks'> => {
  removeComments(body)
  const remarks = body.querySelectorAll('.msocomanchor').length
  removeAll(body.querySelectorAll(unseen))
  // vector drawings of Word, which stand beside the picture that they are
  removeAll([...body.querySelectorAll('*')].filter((one) => tagOf(one).startsWith('v:')))
  removeAll([...body.querySelectorAll('img')].filter(isPixel))
  return {
    remarks,
    pictures: removeAll(body.querySelectorAll(pictures)),
    parts: removeAll(body.querySelectorAll(parts)),
  }
}

/** The address behind one that Outlook or Google put before it, and a number without what only people read. */
const addressOf = (href: string): string => {
  const [, query] =
    /^https:\/\/(?:[\w.-]+\.safelinks\.protection\.outlook\.com\/|www\.google\.com\/url)\?(.*)$/.exec(href) ??
    []
  const params = new URLSearchParams(query ?? '')
  const to = params.get('url') ?? params.get('q') ?? href.trim()
  return /^tel:/i.test(to) ? telephone(to.replaceAll('%20', '').replace('(0)', '')) : to
}

const replace = (element: Element, tag: string, attributes: Readonly<Record<string, string>> = {}): void => {
  const other = element.ownerDocument.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) other.setAttribute(name, value)
  other.append(...element.childNodes)
  element.replaceWith(other)
}

const unwrap = (element: Element): void => element.replaceWith(...element.childNodes)

const kept = new Set('p ul ol li dl dt dd table caption thead tbody tfoot tr td th br hr'.split(' '))
/** Boxes: what stands in one is a paragraph or more. */
const boxes = new Set(
  'address article aside center details div fieldset figcaption figure footer form header main nav pre section summary'.split(
    ' ',
  ),
)
const blockwise = 'p, div, ul, ol, dl, table, blockquote, h1, h2, h3, h4, h5, h6'
/** Where a heading cannot stand, so that it is a paragraph there. */
const withoutHeadings = 'li, td, th, dd, blockquote'
const powers: Readonly<Record<string, string>> = { 1: '¹', 2: '²', 3: '³' }

const headingTag = (element: Element): string | undefined => {
  if (element.matches('p.MsoTitle')) return 'h2'
  const level = /^h([1-6])$/.exec(tagOf(element))?.[1]
  return level === undefined ? undefined : `h${Math.min(4, Math.max(2, Number(level)))}`
}

/** A quotation, and not what a mail answers to or what somebody moved in. */
const isQuote = (element: Element): boolean =>
  element.matches('p.MsoQuote, p.MsoIntenseQuote') ||
  (element.matches('blockquote:not([type]):not(.gmail_quote)') &&
    !/^none/.test(lookOf(element).get('border') ?? '') &&
    !within(element, 'blockquote'))

/** Words with the weight that they had, unless they stand where everything has it. */
const settleWords = (element: Element): void => {
  const isWords = element.querySelector(blockwise) === null && wordsOf(element) !== ''
  const tags = [
    ...(isWords && isBold(element) && !within(element, 'h1, h2, h3, h4, h5, h6, th') ? ['strong'] : []),
    ...(isWords && isItalic(element) ? ['em'] : []),
  ]
  for (const tag of tags) {
    const around = element.ownerDocument.createElement(tag)
    around.append(...element.childNodes)
    element.append(around)
  }
  unwrap(element)
}

const settleLink = (link: Element, accepts: Accepts): boolean => {
  const href = addressOf(link.getAttribute('href') ?? '')
  const isGood = href !== '' && accepts(href)
  if (isGood) replace(link, 'a', { href })
  else unwrap(link)
  // a place in a document of Word is no link that anybody would miss
  return isGood || href === '' || href.startsWith('#')
}

/** Turns an element into what the field has for it; what is in it was turned before. Answers how many links went. */
const settle = (element: HTMLElement, accepts: Accepts): number => {
  let links = 0
  for (const child of [...element.children]) links += settle(child as HTMLElement, accepts)
  const tag = tagOf(element)
  const heading = headingTag(element)
  if (tag === 'a') return links + (settleLink(element, accepts) ? 0 : 1)
  if (heading) replace(element, within(element, withoutHeadings) ? 'p' : heading)
  else if (isQuote(element)) replace(element, 'blockquote')
  else if (tag === 'th') replace(element, 'th', { scope: element.getAttribute('scope') ?? 'col' })
  else if (kept.has(tag)) replace(element, tag)
  else if (boxes.has(tag) || tag === 'blockquote') replace(element, 'div')
  else if (tag === 'sup') element.replaceWith(powers[wordsOf(element)] ?? wordsOf(element))
  else settleWords(element)
  return links
}

/** A space that keeps words together stays beside a digit or a sign for money, where people mean it. */
const settleSpaces = (node: Node): void => {
  for (const child of [...node.childNodes]) {
    if (child.nodeType === 3)
      child.textContent = (child.textContent ?? '')
        .replaceAll(/[ \u00a0]*\u00a0[ \u00a0]+| \u00a0/g, ' ')
        .replaceAll(/(?<![\d€])\u00a0(?![\d€%])/g, ' ')
    else settleSpaces(child)
  }
}

/** Two line breaks in a row are the end of a paragraph. */
const splitAtBreaks = (body: HTMLElement): void => {
  for (const first of body.querySelectorAll('br')) {
    const box = first.parentElement
    const next = first.nextElementSibling
    if (!box || next?.nodeName !== 'BR' || wordsBetween(first, next) !== '') continue
    if (tagOf(box) === 'p') {
      const rest = body.ownerDocument.createElement('p')
      while (next.nextSibling) rest.append(next.nextSibling)
      box.after(rest)
      next.remove()
      first.remove()
    } else if (box === body || tagOf(box) === 'div') {
      next.remove()
      first.replaceWith(body.ownerDocument.createElement('div'))
    }
  }
}

const isBlock = (node: Node): boolean => isElement(node) && node.matches(`${blockwise}, hr`)

/** Line breaks at the start or the end of a paragraph, which some programs write and nobody sees. */
const removeIdleBreaks = (body: HTMLElement): void => {
  const beside = (node: Node, side: 'previousSibling' | 'nextSibling'): Node | null => {
    let at = node[side]
    while (at?.nodeType === 3 && wordsOf(at) === '') at = at[side]
    return at
  }
  for (const idle of [...body.querySelectorAll('br')].toReversed()) {
    const before = beside(idle, 'previousSibling')
    const after = beside(idle, 'nextSibling')
    const isAmongWords = idle.parentElement?.matches('strong, em, a') === true
    if (!isAmongWords && (!before || !after || isBlock(before) || isBlock(after))) idle.remove()
  }
}

const wordsBetween = (from: Node, to: Node): string => {
  let words = ''
  for (let at = from.nextSibling; at && at !== to; at = at.nextSibling) words += wordsOf(at)
  return words
}

/** Lines that were left empty to make room. */
const removeEmpty = (body: HTMLElement): void => {
  const boxes = [...body.querySelectorAll('p, div, h2, h3, h4, li, ul, ol, blockquote, a')]
  for (const box of boxes.toReversed())
    if (wordsOf(box) === '' && !box.querySelector('hr, table')) box.remove()
}

/** What was copied in a field like this one has its own form already; only its links are looked at again. */
const isOwn = (body: HTMLElement): boolean => body.querySelector('[data-pm-slice]') !== null

const judgeOwn = (body: HTMLElement, accepts: Accepts): LeftOut => {
  const bad = [...body.querySelectorAll('a')].filter((link) => !accepts(link.getAttribute('href') ?? ''))
  for (const link of bad) unwrap(link)
  return { ...nothingLeftOut, links: bad.length }
}

/**
 * Turns HTML that somebody pasted, from Word, Outlook, Google Docs or any page, into what the field can read, and tells what was
 * left out. Links that `accepts` refuses lose their tag and keep their words.
 */
export const tidyPasted = (html: string, accepts: Accepts): { html: string; left: LeftOut } => {
  const body = inertBody(html)
  if (isOwn(body)) {
    const left = judgeOwn(body, accepts)
    return { html: body.innerHTML, left }
  }
  const removed = removeParts(body)
  const looks = countLooks(body)
  settleLists(body)
  const merged = settleTables(body)
  let links = 0
  for (const child of [...body.children]) links += settle(child as HTMLElement, accepts)
  removeEmpty(body)
  splitAtBreaks(body)
  removeIdleBreaks(body)
  // words that stood in elements of their own are one text now, in which a space has neighbours
  body.normalize()
  settleSpaces(body)
  return { html: body.innerHTML, left: { ...looks, ...removed, merged, links } }
}
