import type { Page } from '../../../core/content/page.ts'

type PageBlock = Page['blocks'][number]

/**
 * The place of each judged block in its document. A page has lost its broken blocks, so that a place in it says nothing to whoever
 * edits the document. It is kept beside the page: two pages that show the same stay equal.
 */
const places = new WeakMap<PageBlock, number>()

/** Notes the place (from 0) of a block in its document. */
export const notePlace = (block: PageBlock, place: number): void => {
  places.set(block, place)
}

/** The blocks of a page with their places in its document, without those that were put there for who may not read the page. */
export const placesOf = ({ blocks }: Pick<Page, 'blocks'>): ReadonlyMap<PageBlock, number> =>
  new Map(
    blocks.flatMap((block) => {
      const place = places.get(block)
      return place === undefined ? [] : [[block, place] as const]
    }),
  )
