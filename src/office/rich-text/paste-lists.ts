/*
 * Word and Outlook write the items of a list as paragraphs with a bullet or a number in them (`mso-list:l0 level1 lfo1`), and
 * Word in a browser as lists of one item each. Here they become lists.
 */

interface Item {
  /** The paragraph or list that stands for the item. */
  element: Element
  level: number
  isOrdered: boolean
}

const mark = '[data-style*="mso-list:Ignore"], [data-style*="mso-list: Ignore"]'
const numbered = /^\(?(\d+|[a-z]{1,3})[.)]/i
/** A bullet that stands in the words, as older programs write it. */
const bullet = /^[\s\u00a0]*[·•▪◦§‣–-][\s\u00a0]+/

const wordsOf = (element: Element | null): string => element?.textContent?.trim() ?? ''

const itemOfWord = (element: Element): Item | undefined => {
  const level = /mso-list:\s*l\d+ level(\d)/i.exec(element.getAttribute('data-style') ?? '')?.[1]
  const isOld = /MsoListParagraph/.test(element.className) && bullet.test(element.textContent ?? '')
  if (element.nodeName !== 'P' || (level === undefined && !isOld)) return undefined
  const sign = wordsOf(element.querySelector(mark))
  return { element, level: Number(level ?? 1), isOrdered: numbered.test(sign) }
}

const itemOfBrowserWord = (element: Element): Item | undefined => {
  if (!element.matches('.ListContainerWrapper')) return undefined
  const list = element.querySelector('ul, ol')
  const level = list?.querySelector('li')?.getAttribute('data-aria-level') ?? '1'
  return list ? { element, level: Number(level) || 1, isOrdered: list.nodeName === 'OL' } : undefined
}

const itemOf = (element: Element): Item | undefined => itemOfWord(element) ?? itemOfBrowserWord(element)

/** The words of an item, without the bullet or number that Word wrote. */
const contentOf = ({ element }: Item): Node[] => {
  const own = element.querySelector('li')
  if (own) return [...own.childNodes]
  for (const sign of element.querySelectorAll(mark)) sign.remove()
  const first = [...element.childNodes].find((node) => node.textContent?.trim())
  if (first?.nodeType === 3) first.textContent = (first.textContent ?? '').replace(bullet, '')
  return [...element.childNodes]
}

/** Items with their levels as lists in lists, before `place`. */
const build = (items: readonly Item[], place: Element): void => {
  const document = place.ownerDocument
  const open: { list: Element; level: number; tag: string }[] = []
  for (const item of items) {
    const tag = item.isOrdered ? 'ol' : 'ul'
    while ((open.at(-1)?.level ?? 0) > item.level) open.pop()
    const last = open.at(-1)
    if (last?.level === item.level && last.tag !== tag) open.pop()
    if (open.at(-1)?.level !== item.level) {
      const list = document.createElement(tag)
      const parent = open.at(-1)?.list.lastElementChild
      if (parent) parent.append(list)
      else place.before(list)
      open.push({ list, level: item.level, tag })
    }
    const entry = document.createElement('li')
    entry.append(...contentOf(item))
    open.at(-1)?.list.append(entry)
  }
}

/** The next element, where only spaces stand between. */
const nextOf = (element: Element): Element | undefined => {
  let next = element.nextSibling
  while (next && next.nodeType !== 1 && (next.nodeType !== 3 || next.textContent?.trim() === ''))
    next = next.nextSibling
  return next?.nodeType === 1 ? (next as Element) : undefined
}

/** Puts a list that stands between items of another, as Google Docs writes them, into the item before it. */
const settleInner = (body: HTMLElement): void => {
  for (const inner of body.querySelectorAll('ul > ul, ul > ol, ol > ul, ol > ol')) {
    const before = inner.previousElementSibling
    if (before?.nodeName === 'LI') before.append(inner)
    else {
      const entry = body.ownerDocument.createElement('li')
      inner.before(entry)
      entry.append(inner)
    }
  }
}

/** Turns what stands for a list in a pasted text into lists. */
export const settleLists = (body: HTMLElement): void => {
  for (const start of body.querySelectorAll('p, .ListContainerWrapper')) {
    if (!start.parentNode) continue
    const items: Item[] = []
    for (let at: Element | undefined = start; at; at = nextOf(at)) {
      const item = itemOf(at)
      if (!item) break
      items.push(item)
    }
    if (items.length === 0) continue
    build(items, start)
    for (const { element } of items) element.remove()
  }
  for (const sign of body.querySelectorAll(mark)) sign.remove()
  settleInner(body)
}
