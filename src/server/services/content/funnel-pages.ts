import type { Page } from '../../../core/content/page.ts'
import type { Site } from '../../../core/content/site.ts'
import { isFilledInForOthers } from '../../../core/staff/on-behalf.ts'

/** Whether a page has a form that a colleague may fill in for who calls. `closed` are slugs of funnels that cannot run. */
export const isFillable = ({ blocks }: Page, closed: readonly string[]): boolean =>
  blocks.some(
    (block) =>
      block.kind === 'form' ||
      (block.kind === 'funnel' && isFilledInForOthers(block.slug) && !closed.includes(block.slug)),
  )

/** The pages with a form that a colleague may fill in for who calls, in the order of their titles. */
export const fillablePages = (
  { pages }: Site,
  closed: readonly string[],
): { path: string; title: string }[] =>
  [...pages.values()]
    .filter((page) => isFillable(page, closed))
    .map(({ path, title }) => ({ path, title }))
    .sort((a, b) => a.title.localeCompare(b.title, 'nl'))
