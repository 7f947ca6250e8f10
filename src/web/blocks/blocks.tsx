import type { ReactNode } from 'react'
import type { Block, Blocks, KindName, UnknownBlock } from '../../core/content/kinds.ts'
import { Accordion } from './Accordion.tsx'
import { CallToAction } from './CallToAction.tsx'
import { Carousel } from './Carousel.tsx'
import { Confirmation } from './Confirmation.tsx'
import { Desks } from './Desks.tsx'
import { Embed } from './Embed.tsx'
import { Form } from './Form.tsx'
import { Funnel } from './Funnel.tsx'
import type { BlockProps, Frame } from './frame.ts'
import { Grid } from './Grid.tsx'
import { Hero } from './Hero.tsx'
import { HowItWorks } from './HowItWorks.tsx'
import { Iframe } from './Iframe.tsx'
import { InterestingLinks } from './InterestingLinks.tsx'
import { LicencePlate } from './LicencePlate.tsx'
import { MovingTool } from './MovingTool.tsx'
import { NewsList } from './NewsList.tsx'
import { PictureText } from './PictureText.tsx'
import { PriceList } from './PriceList.tsx'
import { ProblemFinder, ProblemPlace } from './ProblemFinder.tsx'
import { ProblemResults } from './ProblemResults.tsx'
import { RichText } from './RichText.tsx'
import { RoofCheck } from './RoofCheck.tsx'
import { Subsidy } from './Subsidy.tsx'
import { SubsidyCheck } from './SubsidyCheck.tsx'
import { Tabs } from './Tabs.tsx'
import { Taxonomies } from './Taxonomies.tsx'
import { TileGrid } from './TileGrid.tsx'
import { Timeline } from './Timeline.tsx'
import { Tool } from './Tool.tsx'
import { Unsupported } from './Unsupported.tsx'

/** The component of every kind of block; the type makes a missing one a compile error. */
const drawings: { [K in KindName]: (props: BlockProps<K>) => ReactNode } = {
  hero: Hero,
  rich_text: RichText,
  tile_grid: TileGrid,
  call_to_action: CallToAction,
  carousel: Carousel,
  grid: Grid,
  accordion: Accordion,
  picture_text: PictureText,
  interesting_links: InterestingLinks,
  taxonomies: Taxonomies,
  tabs: Tabs,
  timeline: Timeline,
  how_it_works: HowItWorks,
  price_list: PriceList,
  desks: Desks,
  news_list: NewsList,
  iframe: Iframe,
  embed: Embed,
  form: Form,
  funnel: Funnel,
  tool: Tool,
  confirmation: Confirmation,
  roof_check: RoofCheck,
  licence_plate: LicencePlate,
  moving_tool: MovingTool,
  problem_finder: ProblemFinder,
  problem_place: ProblemPlace,
  problem_results: ProblemResults,
  subsidy: Subsidy,
  subsidy_check: SubsidyCheck,
}

const draw = <K extends KindName>(block: Blocks[K], frame: Frame): ReactNode =>
  // The map ties each kind to its own props, but the compiler cannot follow that through a union.
  (drawings[block.kind as K] as (props: BlockProps<K>) => ReactNode)({ block, frame })

/** Draws any block of a page; one of an unknown kind shows a visible notice. */
export function DrawnBlock({ block, frame }: { block: Block | UnknownBlock; frame: Frame }) {
  return block.kind === 'unknown' ? <Unsupported /> : draw(block, frame)
}
