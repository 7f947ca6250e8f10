import type { LinkPage } from './judge-href.ts'
import type { PickOption } from './PickList.tsx'

/** Pages to choose from, by their name or by their address. Those that visitors cannot find are marked: few mean to lead there. */
export const pageOptions = (pages: readonly LinkPage[], by: 'codename' | 'path' = 'codename'): PickOption[] =>
  pages.map((page) => ({
    id: page[by],
    title: page.title,
    more: page.path,
    ...(page.hidden && { aside: 'verborgen' }),
  }))
