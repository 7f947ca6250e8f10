import type { Page } from 'playwright-core'

/** A window width in px and a text size, as a multiple of the browser's own. */
export interface Reading {
  width: number
  letters: number
}

/**
 * Readings that a page must hold. A width of 320 px is a window of 1280 at 400 % (WCAG 1.4.10). The others have text of 200 %
 * alone (1.4.4): media queries do not follow it, as with text zoom, so that a wide layout has to hold it too.
 */
export const readings: readonly Reading[] = [
  { width: 320, letters: 1 },
  { width: 375, letters: 2 },
  { width: 1280, letters: 2 },
]

/** Runs in the page, and answers a line for each text that cannot be read whole by scrolling down alone. */
const findFaults = (letters: number): string[] => {
  const root = document.documentElement
  root.style.fontSize = letters === 1 ? '' : `${letters * 100}%`
  const room = root.clientWidth
  const found = new Set<string>()
  if (root.scrollWidth > room) found.add(`the page scrolls sideways: ${root.scrollWidth} px in ${room}`)
  const nameOf = (element: Element) => `${element.tagName.toLowerCase()}.${element.classList.value}`
  const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
  const widths = (range: Range) => {
    const rects = [...range.getClientRects()].filter(({ width }) => width > 0)
    return {
      left: Math.min(...rects.map((one) => one.left)),
      right: Math.max(...rects.map((one) => one.right)),
    }
  }
  /** Why a text sticks out of one of the boxes around it; undefined where it is whole, invisible or in a box that scrolls. */
  const faultOf = (text: Element, { left, right }: { left: number; right: number }): string | undefined => {
    let fault: string | undefined
    for (let box: Element | null = text; box && box !== root; box = box.parentElement) {
      const style = getComputedStyle(box)
      if (style.display === 'inline') continue
      const edge = box.getBoundingClientRect()
      // the text is for screen readers alone
      if (edge.width <= 1) return undefined
      if (/auto|scroll/.test(style.overflowX) && box.scrollWidth > box.clientWidth)
        return (box as HTMLElement).tabIndex >= 0 || box.querySelector('a, button, input, [tabindex]')
          ? undefined
          : `${nameOf(box)} scrolls, but not by keyboard`
      const edged =
        hides(style.overflowX) ||
        parseFloat(style.borderRightWidth) > 0 ||
        style.backgroundColor !== 'rgba(0, 0, 0, 0)'
      // text may stick out a little of a box without an edge of its own, as in the calendar on the narrowest phones
      const slack = edged ? 1 : 12
      if (right > edge.right + slack || left < edge.left - slack) {
        fault ??= `${nameOf(box)} is ${Math.round(Math.max(right - edge.right, edge.left - left))} px too narrow`
        // text outside the edge of a scrolling list is reached by scrolling it
        if (edged) return fault
      }
      if (style.position === 'absolute' || style.position === 'fixed') break
    }
    return fault ?? (right > room + 1 || left < -1 ? 'sticks out of the window' : undefined)
  }
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const around = node.parentElement
    const words = node.nodeValue?.trim()
    if (!words || !around?.checkVisibility({ visibilityProperty: true })) continue
    if (around.closest('script, style, noscript, option, svg')) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    if (range.getClientRects().length === 0) continue
    const fault = faultOf(around, widths(range))
    if (fault) found.add(`${fault}: ${words.slice(0, 40)}`)
  }
  for (const button of document.querySelectorAll('button'))
    if (button.checkVisibility() && button.scrollWidth > button.clientWidth + 1)
      found.add(`${nameOf(button)} cuts its words: ${button.innerText.slice(0, 40)}`)
  return [...found]
}

/** Texts of the page as it stands that are cut off, cover their neighbour or need scrolling sideways at these readings. */
export async function textFaults(page: Page, at: readonly Reading[] = readings): Promise<string[]> {
  const faults: string[] = []
  for (const { width, letters } of at) {
    await page.setViewportSize({ width, height: 800 })
    for (const fault of await page.evaluate(findFaults, letters))
      faults.push(`${width} px, letters of ${letters * 100} %: ${fault}`)
  }
  return faults
}
