import { accordion } from './accordion.ts'
import type { BlockOf } from './block.ts'
import { callToAction } from './call-to-action.ts'
import { carousel } from './carousel.ts'
import { confirmation } from './confirmation.ts'
import { desks } from './desks.ts'
import { embed } from './embed.ts'
import { form } from './form.ts'
import { funnel } from './funnel.ts'
import { grid } from './grid.ts'
import { hero } from './hero.ts'
import { howItWorks } from './how-it-works.ts'
import { iframe } from './iframe.ts'
import { interestingLinks } from './interesting-links.ts'
import { licencePlate } from './licence-plate.ts'
import { movingTool } from './moving-tool.ts'
import { newsList } from './news-list.ts'
import { pictureText } from './picture-text.ts'
import { priceList } from './price-list.ts'
import { problemFinder, problemPlace, problemResults } from './problem-finder.ts'
import { richText } from './rich-text.ts'
import { roofCheck } from './roof-check.ts'
import { subsidy } from './subsidy.ts'
import { subsidyCheck } from './subsidy-check.ts'
import { tabs } from './tabs.ts'
import { taxonomies } from './taxonomies.ts'
import { tileGrid } from './tile-grid.ts'
import { timeline } from './timeline.ts'
import { tool } from './tool.ts'

/** Every block kind of the site by its name in `kind`. `web/blocks` draws each of them. */
export const kinds = {
  hero,
  rich_text: richText,
  tile_grid: tileGrid,
  call_to_action: callToAction,
  carousel,
  grid,
  accordion,
  picture_text: pictureText,
  interesting_links: interestingLinks,
  taxonomies,
  tabs,
  timeline,
  how_it_works: howItWorks,
  price_list: priceList,
  desks,
  news_list: newsList,
  iframe,
  embed,
  form,
  funnel,
  tool,
  confirmation,
  roof_check: roofCheck,
  licence_plate: licencePlate,
  moving_tool: movingTool,
  problem_finder: problemFinder,
  problem_place: problemPlace,
  problem_results: problemResults,
  subsidy,
  subsidy_check: subsidyCheck,
} as const

export type KindName = keyof typeof kinds
export type Blocks = { [K in KindName]: BlockOf<(typeof kinds)[K]> }
export type Block = Blocks[KindName]
/** A block of an unknown kind: it shows the notice of spec 000 section 8. */
export interface UnknownBlock {
  kind: 'unknown'
  name: string
}
