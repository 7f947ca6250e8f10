import { previewPolicy } from '../../../core/content/preview-policy.ts'

/**
 * The document with which the frame of a preview begins. The page is put in it from outside, again at each change: so what is read
 * stays where it is, and nothing blinks. Its policy allows no script, whatever the page holds.
 */
export const emptyFrame = `<!doctype html><html lang="nl"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${previewPolicy}"><title>Voorbeeld</title></head><body></body></html>`

/** Milliseconds for which a page waits for its stylesheets. */
const patience = 5000
const between = 30

/** Height (px) of the box in the place of a frame that says none. */
const standardHeight = 400

/** What the keyboard stops at. */
const stops = 'button, input, select, textarea, summary, [tabindex], [autofocus]'

/**
 * Takes from a page what a frame without scripts cannot use or must not do: scripts, pages of others in frames, links that lead away,
 * stops of the keyboard. It looks the same.
 */
const quieten = (page: Document): void => {
  for (const one of page.querySelectorAll('body script, body link, body template, .draft-note')) one.remove()
  for (const link of page.querySelectorAll('a[href], area[href]')) {
    link.removeAttribute('href')
    link.setAttribute('role', 'link')
  }
  for (const one of page.querySelectorAll(stops)) {
    one.setAttribute('tabindex', '-1')
    one.removeAttribute('autofocus')
  }
  for (const frame of page.querySelectorAll('iframe')) {
    const box = page.createElement('p')
    box.className = 'in-place-of-frame'
    box.setAttribute('data-height', frame.getAttribute('height') ?? '')
    box.textContent = `Hier staat een kader: ${frame.title}. In een voorbeeld blijft het leeg.`
    frame.replaceWith(box)
  }
}

const hrefOf = (link: Element): string => link.getAttribute('href') ?? ''
const sheetsIn = (page: Document): Element[] => [...page.querySelectorAll('head > link[rel="stylesheet"]')]

/** Whether a stylesheet was fetched. Firefox has it before its rules can be read. */
const isThere = (link: Element): boolean => {
  try {
    const { sheet } = link as HTMLLinkElement
    return sheet !== null && sheet.cssRules !== null
  } catch {
    return false
  }
}

/**
 * Gives the frame the stylesheets of a page, in the order of the page, and waits for those that are new. What tells of an end to
 * waiting is not heard inside a frame without scripts by every browser (WebKit 218086), so it looks again. Answers what takes away
 * those of the page before.
 */
const dress = async (frame: Document, page: Document): Promise<() => void> => {
  const old = new Map(sheetsIn(frame).map((link) => [hrefOf(link), link]))
  let before: Element | null = null
  const links: Element[] = []
  for (const href of sheetsIn(page).map(hrefOf).toReversed()) {
    const known = old.get(href)
    const link = known ?? frame.createElement('link')
    if (!known) {
      link.setAttribute('rel', 'stylesheet')
      link.setAttribute('href', href)
      frame.head.insertBefore(link, before)
    }
    links.push(link)
    before = link
  }
  const giveUpAt = performance.now() + patience
  while (!links.every(isThere) && performance.now() < giveUpAt)
    await new Promise((resolve) => setTimeout(resolve, between))
  return () => {
    for (const link of old.values()) if (!links.includes(link)) link.remove()
  }
}

const foldsIn = (page: Document): HTMLDetailsElement[] => [...page.querySelectorAll('details')]

/**
 * Puts a page (whole HTML) in the frame's document, in the place of the one that is there. What was unfolded there stays so.
 * `isOver` tells, once its stylesheets are there, that it is no longer wanted.
 */
export const putInFrame = async (frame: Document, html: string, isOver: () => boolean): Promise<void> => {
  const page = new DOMParser().parseFromString(html, 'text/html')
  quieten(page)
  const undress = await dress(frame, page)
  if (isOver()) return
  undress()
  const unfolded = foldsIn(frame).map(({ open }) => open)
  // it is shown whole, and scrolled from outside
  frame.documentElement.style.setProperty('overflow', 'hidden')
  frame.body.replaceChildren(...[...page.body.childNodes].map((node) => frame.adoptNode(node)))
  const folds = foldsIn(frame)
  if (folds.length === unfolded.length)
    folds.forEach((fold, index) => {
      fold.open = unfolded[index] ?? false
    })
  // not as an attribute of the HTML, which the policy would refuse
  for (const box of frame.querySelectorAll<HTMLElement>('.in-place-of-frame')) {
    box.style.setProperty('min-height', `${Number(box.dataset.height) || standardHeight}px`)
    box.style.setProperty('border', '1px solid')
    box.style.setProperty('padding', '1rem')
  }
}
