import { tabAnchors } from './tabs.ts'

const field = (holder: unknown, key: string): unknown =>
  holder !== null && typeof holder === 'object' ? (holder as Record<string, unknown>)[key] : undefined

const textsUnder = (list: unknown, key: string): string[] =>
  Array.isArray(list)
    ? list.flatMap((item) => {
        const text = field(item, key)
        return typeof text === 'string' ? [text] : []
      })
    : []

/** The headings in the texts of a block that have a place of their own. */
const inTexts = (block: unknown): string[] =>
  [...(JSON.stringify(block) ?? '').matchAll(/<h[23] id=\\"([\w-]{1,60})\\"/g)].map(([, id = '']) => id)

/**
 * The places on a page that a link can point at: the anchors of its blocks, the headings in its texts that have one, and its
 * tabs. The blocks may be broken: somebody is still writing them.
 */
export const anchorsOf = (blocks: readonly unknown[]): string[] => {
  const named = textsUnder(blocks, 'anchor')
  const taken = new Set(named)
  const tabs = blocks
    .filter((block) => field(block, 'kind') === 'tabs')
    .flatMap((block) => tabAnchors(textsUnder(field(block, 'tabs'), 'title'), taken))
  return [...new Set([...named, ...blocks.flatMap(inTexts), ...tabs])]
}
