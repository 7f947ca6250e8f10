// The page of a preview is of another window, whose elements are no `Element` of this one: nothing here asks what they are an
// instance of.

const parts = '#inhoud > *'

/** The place of the block that begins with this part; undefined for what stands before, between and after blocks. */
const placeOf = (part: Element): number | undefined => {
  const said = part.getAttribute('data-block') ?? ''
  return /^\d+$/.test(said) ? Number(said) : undefined
}

/** The place in its document of the block in which an element stands; a block may be several parts after each other. */
export const blockAround = (element: Element): number | undefined => {
  let part = element.closest(parts)
  while (part && !part.hasAttribute('data-block')) part = part.previousElementSibling
  return part ? placeOf(part) : undefined
}

/** The parts of a block, from the one that says its place to where the next one begins. */
export const partsOfBlock = (page: ParentNode, place: number): Element[] => {
  const all = [...page.querySelectorAll(parts)]
  const from = all.findIndex((part) => placeOf(part) === place)
  if (from < 0) return []
  const rest = all.slice(from + 1)
  const until = rest.findIndex((part) => part.hasAttribute('data-block'))
  return [...all.slice(from, from + 1), ...(until < 0 ? rest : rest.slice(0, until))]
}

/** Whether the page says where its blocks stand, so that a click can open one. */
export const hasBlocks = (page: ParentNode): boolean => page.querySelector('[data-block]') !== null
