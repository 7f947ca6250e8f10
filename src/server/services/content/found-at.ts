import type { Block, UnknownBlock } from '../../../core/content/kinds.ts'
import type { Page } from '../../../core/content/page.ts'
import type { Site } from '../../../core/content/site.ts'
import type { Edition } from '../../ports/content.ts'
import { linksTo } from './links-to.ts'

/** Where visitors find a page. */
export interface FoundAt {
  /** Parts that stand on every page: the menu, the foot of the page. */
  everywhere: ('menu' | 'footer')[]
  /** Pages that have a link to it, or a list in which it is. At most 20 are named. */
  pages: { codename: string; title: string }[]
  /** The number of pages that are not named. */
  more: number
}

const most = 20
/** News that a list shows where it does not say how much. */
const mostNews = 10

/** Whether a block is a list in which a page comes by what it says: news, an article of the problem finder, a subsidy. */
const lists = ({ news }: Site, block: Block | UnknownBlock, page: Page): boolean => {
  switch (block.kind) {
    case 'news_list':
      return news.slice(0, block.most ?? mostNews).some(({ href }) => href === page.path)
    case 'problem_finder':
      return page.problem !== undefined
    case 'subsidy_check':
      return page.blocks.some(({ kind }) => kind === 'subsidy')
    default:
      return false
  }
}

/** Parts of the settings at the foot of every page. */
const atFoot = ['footer', 'legal']

/**
 * Where visitors find a page of a site, by menus, links and lists; undefined for what is no page of it. `edition` is what the site
 * was made of, or will be.
 */
export const foundAt = (
  site: Site,
  edition: Pick<Edition, 'documents' | 'redirects'>,
  codename: string,
): FoundAt | undefined => {
  const page = site.byCodename.get(codename)
  if (!page) return undefined
  const links = linksTo(edition, codename)
  const parts = links.flatMap((link) => (link.codename === 'settings' ? [String(link.at[0])] : []))
  const linking = links.filter((link) => site.byCodename.has(link.codename))
  const listing = [...site.byCodename.values()].filter(
    (other) => other.codename !== codename && other.blocks.some((block) => lists(site, block, page)),
  )
  const titles = new Map([...listing, ...linking].map((one) => [one.codename, one.title]))
  return {
    everywhere: [
      ...(parts.includes('menu') ? (['menu'] as const) : []),
      ...(parts.some((part) => atFoot.includes(part)) ? (['footer'] as const) : []),
    ],
    pages: [...titles].slice(0, most).map(([name, title]) => ({ codename: name, title })),
    more: Math.max(0, titles.size - most),
  }
}
