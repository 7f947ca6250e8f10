import { type LeftOut, nothingLeftOut } from './left-out.ts'

/** What the `style` of a pasted element says, by property. `inertBody` keeps it as `data-style`. */
export const lookOf = (element: Element): ReadonlyMap<string, string> =>
  new Map(
    (element.getAttribute('data-style') ?? '').split(';').flatMap((part): [string, string][] => {
      const at = part.indexOf(':')
      return at < 0 ? [] : [[part.slice(0, at).trim().toLowerCase(), part.slice(at + 1).trim()]]
    }),
  )

const tagOf = (element: Element): string => element.nodeName.toLowerCase()

/** Whether an element makes its words bold: by its tag or by its style. Google Docs wraps a whole text in a `b` that is not bold. */
export const isBold = (element: Element): boolean => {
  const weight = lookOf(element).get('font-weight')
  if (weight !== undefined) return /^bold/.test(weight) || Number(weight) >= 600
  return ['b', 'strong'].includes(tagOf(element))
}

/** Whether an element slants its words. */
export const isItalic = (element: Element): boolean => {
  const look = lookOf(element).get('font-style')
  return look === undefined ? ['i', 'em'].includes(tagOf(element)) : /^(italic|oblique)/.test(look)
}

/** Values that say what a text is without them. */
const plain: Readonly<Record<string, RegExp>> = {
  color: /^(black|windowtext|auto|inherit|initial|currentcolor|#000(000)?|rgb\(0, ?0, ?0\))$/i,
  background: /^(white|transparent|none|inherit|initial|#fff(fff)?|rgb\(255, ?255, ?255\))\b/i,
  'background-color': /^(white|transparent|inherit|initial|#fff(fff)?|rgb\(255, ?255, ?255\))$/i,
  'text-decoration': /^(none|inherit|initial)/i,
  'text-align': /^(left|start|inherit|initial)$/i,
  'text-transform': /^(none|inherit|initial)$/i,
}

const lookTags = new Set(['u', 's', 'strike', 'big', 'small', 'center', 'mark', 'sub', 'sup'])

const hasLook = (element: Element): boolean => {
  if (element.closest('a')) return false
  const look = lookOf(element)
  return (
    lookTags.has(tagOf(element)) ||
    element.matches('font[color], font[size], [bgcolor]') ||
    Object.entries(plain).some(([name, none]) => look.has(name) && !none.test(look.get(name) ?? ''))
  )
}

const fontOf = (element: Element): string[] => {
  const family = element.matches('font[face]')
    ? element.getAttribute('face')
    : lookOf(element).get('font-family')
  const first = family?.split(',')[0]?.replaceAll(/["']/g, '').trim().toLowerCase() ?? ''
  return ['', 'inherit', 'initial', 'serif', 'sans-serif'].includes(first) ? [] : [first]
}

/** What of the look of a pasted text goes. */
export const countLooks = (body: HTMLElement): LeftOut => {
  const elements = [...body.querySelectorAll('*')]
  return {
    ...nothingLeftOut,
    looks: elements.filter(hasLook).length,
    fonts: new Set(elements.flatMap(fontOf)).size,
  }
}
