import * as z from 'zod/mini'
import { blockKind } from './block.ts'
import { line, rich } from './parts.ts'

/** Texts under tabs; a tab's title is its anchor (spec 000 section 2, Tabs). Without JavaScript they stand below each other. */
export const tabs = blockKind(
  'tabs',
  {
    title: z.optional(line),
    tabs: z.array(z.strictObject({ title: line, text: rich })).check(z.minLength(2), z.maxLength(8)),
  },
  {
    title: 'Soorten klussen',
    tabs: [
      { title: 'In huis', text: { html: '<p>Kranen, lampen en deuren.</p>' } },
      { title: 'Om het huis', text: { html: '<p>Dakgoten en schuttingen.</p>' } },
    ],
  },
)

/** Anchors of tab titles: lower case, spaces to hyphens; an equal title gets `-2` (decision 50). */
export const tabAnchors = (titles: readonly string[]): string[] => {
  const seen = new Map<string, number>()
  return titles.map((title) => {
    const plain = title.trim().toLowerCase().replace(/\s+/g, '-')
    const count = (seen.get(plain) ?? 0) + 1
    seen.set(plain, count)
    return count === 1 ? plain : `${plain}-${count}`
  })
}
