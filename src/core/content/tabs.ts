import * as z from 'zod/mini'
import { blockKind } from './block.ts'
import { rich, shortText } from './parts.ts'

/** Texts under tabs; a tab's title is its anchor (spec 000 section 2, Tabs). Without JavaScript they are below each other. */
export const tabs = blockKind(
  'tabs',
  {
    title: z.optional(shortText),
    tabs: z.array(z.strictObject({ title: shortText, text: rich })).check(z.minLength(2), z.maxLength(8)),
  },
  {
    title: 'Soorten klussen',
    tabs: [
      { title: 'In huis', text: { html: '<p>Kranen, lampen en deuren.</p>' } },
      { title: 'Om het huis', text: { html: '<p>Dakgoten en schuttingen.</p>' } },
    ],
  },
)

/**
 * Anchors of tab titles: lower case, spaces to hyphens; one that is already used gets `-2` (D50). New anchors are added to
 * `taken`, so that two blocks of one page never share one.
 */
export const tabAnchors = (titles: readonly string[], taken: Set<string> = new Set()): string[] =>
  titles.map((title) => {
    const plain = title.trim().toLowerCase().replace(/\s+/g, '-')
    let anchor = plain
    for (let count = 2; taken.has(anchor); count++) anchor = `${plain}-${count}`
    taken.add(anchor)
    return anchor
  })
