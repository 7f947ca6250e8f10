import type { KindName } from '../../core/content/kinds.ts'
import { accordion } from './accordion.ts'
import type { BlockDescriptor } from './block-descriptor.ts'
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
import { problemFinder } from './problem-finder.ts'
import { problemPlace } from './problem-place.ts'
import { problemResults } from './problem-results.ts'
import { richText } from './rich-text.ts'
import { roofCheck } from './roof-check.ts'
import { subsidy } from './subsidy.ts'
import { subsidyCheck } from './subsidy-check.ts'
import { tabs } from './tabs.ts'
import { taxonomies } from './taxonomies.ts'
import { tileGrid } from './tile-grid.ts'
import { timeline } from './timeline.ts'
import { tool } from './tool.ts'

/** What the editors' room says of every kind of block, in the order of the gallery; the type makes a missing one a compile error. */
export const descriptors: { readonly [K in KindName]: BlockDescriptor<K> } = {
  hero,
  rich_text: richText,
  picture_text: pictureText,
  accordion,
  grid,
  tabs,
  timeline,
  interesting_links: interestingLinks,
  tile_grid: tileGrid,
  call_to_action: callToAction,
  desks,
  carousel,
  taxonomies,
  how_it_works: howItWorks,
  price_list: priceList,
  news_list: newsList,
  form,
  funnel,
  confirmation,
  tool,
  roof_check: roofCheck,
  licence_plate: licencePlate,
  moving_tool: movingTool,
  subsidy_check: subsidyCheck,
  subsidy,
  problem_finder: problemFinder,
  problem_place: problemPlace,
  problem_results: problemResults,
  iframe,
  embed,
}
