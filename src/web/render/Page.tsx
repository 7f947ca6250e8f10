import { Fragment, type ReactNode } from 'react'
import type { Blocks } from '../../core/content/kinds.ts'
import { newsDay } from '../../core/content/news-list.ts'
import type { Page as PageContent } from '../../core/content/page.ts'
import type { ContentPicture } from '../../core/content/parts.ts'
import { hoursLine } from '../../core/content/settings.ts'
import { tabAnchors } from '../../core/content/tabs.ts'
import { versionOf } from '../../core/forms/form.ts'
import { insuranceSlugs } from '../../core/insurance/paths.ts'
import { formatInstant } from '../../core/kernel/clock.ts'
import type { PageInput } from '../../core/render.ts'
import { DrawnBlock } from '../blocks/blocks.tsx'
import type { Frame } from '../blocks/frame.ts'
import { ShareAndSurvey, thanksAnchor } from '../blocks/ShareAndSurvey.tsx'
import { isPlain } from '../funnels/funnels.ts'
import { Breadcrumb, SkipLink } from '../ui/Header.tsx'
import type { Assets } from './assets.ts'
import { markedBlock } from './block-marks.ts'
import { Document } from './Document.tsx'
import { firstState, IslandRoot } from './island.tsx'
import { islands } from './islands.ts'
import { OnBehalfBar } from './OnBehalfBar.tsx'
import type { Part } from './parts.ts'
import { Shell } from './Shell.tsx'
import { type OwnSheet, withBase } from './sheets.ts'
import { structuredData } from './structured-data.ts'
import { toolExamples } from './tool-examples.tsx'

type IslandBlock = Blocks['form' | 'funnel' | 'tool']
type AnyBlock = PageContent['blocks'][number]

/** Slug of the funnel that draws every form of editors. */
const formFunnel = 'formulier'

/** The name of an island: the slug of a funnel, or the codename of a calculator. */
const nameOf = (block: IslandBlock): string => {
  if (block.kind === 'form') return formFunnel
  return block.kind === 'funnel' ? block.slug : block.codename
}

/** The name of an island's root on the page. It contains the id of a form, because a page may have several forms. */
const rootOf = (block: IslandBlock): string =>
  block.kind === 'form' ? `${formFunnel}-${block.formId}` : nameOf(block)

const propertiesOf = (block: IslandBlock): Record<string, unknown> => {
  if (block.kind === 'form') return { ...block, version: versionOf(block) }
  return (block.kind === 'funnel' && block.properties) || {}
}

const isBuilt = (block: AnyBlock): block is IslandBlock =>
  (block.kind === 'form' || block.kind === 'funnel' || block.kind === 'tool') &&
  Object.hasOwn(islands, nameOf(block))

/** Whether a block is an island that is built and not among the `closed` ones. */
const isOpen =
  (closed: readonly string[]) =>
  (block: AnyBlock): block is IslandBlock =>
    isBuilt(block) && !closed.includes(nameOf(block))

const hasScript = (block: IslandBlock): boolean => block.kind !== 'funnel' || !isPlain(block.slug)

/** The name of the first funnel or calculator on a page that needs a script, if it is built and not `closed`. */
export const islandOf = (page: PageContent, closed: readonly string[] = []): string | undefined => {
  const first = page.blocks.filter(isOpen(closed)).find(hasScript)
  return first && nameOf(first)
}

/** Ids that occur on every page. */
const idsOnEveryPage = ['inhoud', 'menu', thanksAnchor]

const tabAnchorsOf = (page: PageContent): Frame['anchorsOf'] => {
  const named = page.blocks.flatMap((block) => ('anchor' in block && block.anchor ? [block.anchor] : []))
  const taken = new Set([...idsOnEveryPage, ...named])
  const tabs = page.blocks.filter((block) => block.kind === 'tabs')
  const anchors = new Map(
    tabs.map((block) => [
      block,
      tabAnchors(
        block.tabs.map(({ title }) => title),
        taken,
      ),
    ]),
  )
  return (block) => anchors.get(block) ?? []
}

type Drawn = ReadonlyMap<AnyBlock, ReactNode>

const drawIsland = (
  block: IslandBlock,
  { settings, path, report }: PageInput,
): [IslandBlock, ReactNode][] => {
  const name = nameOf(block)
  const root = rootOf(block)
  const Island = islands[name]
  const desk = settings.desks.klantenservice
  if (!Island || !desk) return []
  const input = {
    properties: propertiesOf(block),
    name: settings.name,
    phone: desk.phone,
    hours: hoursLine(desk),
  }
  try {
    if (!hasScript(block)) return [[block, <Island key={name} {...input} />]]
    const html = firstState(root, Island, input)
    return [[block, <IslandRoot key={root} name={root} html={html} input={input} />]]
  } catch (error) {
    // The page shows the service text in its place; the other blocks are drawn as usual.
    report(`${block.kind} ${root} on ${path}: ${error instanceof Error ? error.message : 'failed'}`)
    return []
  }
}

/**
 * Funnels and calculators of a page, drawn in their first state. They are drawn before the page, because its head names the
 * stylesheets of what is on it.
 */
const islandsOn = (input: PageInput): Drawn =>
  new Map(input.page.blocks.filter(isOpen(input.closed)).flatMap((block) => drawIsland(block, input)))

const problemFinderKinds: readonly AnyBlock['kind'][] = ['problem_finder', 'problem_place', 'problem_results']

/** Kinds of block that ask something without an island. */
const questionKinds: readonly AnyBlock['kind'][] = ['roof_check', 'licence_plate', 'moving_tool']

const subsidyKinds: readonly AnyBlock['kind'][] = ['subsidy', 'subsidy_check']

/** Funnels with a stylesheet of their own, by slug. */
const sheetOfFunnel: Readonly<Record<string, OwnSheet>> = {
  isolatiecheck: 'insulation',
  ...Object.fromEntries(Object.values(insuranceSlugs).map((slug) => [slug, 'insurance'])),
}

const ownSheetOf = (block: AnyBlock): OwnSheet[] => {
  const own = block.kind === 'funnel' ? sheetOfFunnel[block.slug] : undefined
  return own ? [own] : []
}

/** The stylesheets of a page. It needs `content` unless every block is a running funnel; an empty page needs it too. */
const sheetsOf = ({ blocks }: PageContent, isRunning: (block: AnyBlock) => boolean): OwnSheet[] => [
  ...(blocks.length > 0 && blocks.every((block) => block.kind === 'funnel' && isRunning(block))
    ? []
    : (['content'] as const)),
  ...(blocks.some((block) => 'search' in block && block.search) ? (['search'] as const) : []),
  ...(blocks.some(({ kind }) => problemFinderKinds.includes(kind)) ? (['problems'] as const) : []),
  ...(blocks.some(({ kind }) => subsidyKinds.includes(kind)) ? (['subsidies'] as const) : []),
  ...(blocks.some(({ kind }) => questionKinds.includes(kind)) ? (['ask'] as const) : []),
  ...(blocks.some((block) => block.kind !== 'tool' && isRunning(block)) ? (['funnel'] as const) : []),
  ...(blocks.some((block) => block.kind === 'tool' && isRunning(block)) ? (['tool'] as const) : []),
  ...blocks.filter(isRunning).flatMap(ownSheetOf),
]

const partOf: Partial<Record<AnyBlock['kind'], Part>> = {
  licence_plate: 'plate',
  moving_tool: 'moving-tool',
  problem_finder: 'problem-finder',
  problem_place: 'problem-finder',
  problem_results: 'more-problems',
  subsidy_check: 'subsidy-check',
}

const partsOn = ({ blocks }: PageContent): Part[] => [
  ...new Set(blocks.flatMap(({ kind }) => partOf[kind] ?? [])),
]

/** Stylesheets of the pages that a reader is likely to open next, without those that this page already has. */
const sheetsAheadOf = ({ likely, closed }: PageInput, here: readonly OwnSheet[]) =>
  withBase(likely.flatMap((page) => sheetsOf(page, isOpen(closed)))).filter(
    (sheet) => !withBase(here).includes(sheet),
  )

const frameOf = (
  { settings, path, page, demo, news, problems = {}, subsidies }: PageInput,
  drawn: Drawn,
): Frame => ({
  settings,
  path,
  demo,
  news,
  problems,
  subsidies,
  anchorsOf: tabAnchorsOf(page),
  island: (block) => drawn.get(block),
  exampleOf: (codename) => toolExamples.get(codename),
})

/** The drawing that represents a page: the one that it names, otherwise the first one on it. */
const pictureOf = (page: PageContent): ContentPicture | undefined =>
  page.picture ??
  page.blocks.flatMap((block) => ('picture' in block && block.picture ? [block.picture] : [])).at(0)

const newsPath = '/nieuws'

const kindsWithTitle: readonly AnyBlock['kind'][] = [
  'hero',
  'confirmation',
  'problem_results',
  'subsidy_check',
]

/** Whether a block contains the h1 of the page. A funnel does, unless it cannot be drawn. */
const bringsTitle = (block: AnyBlock, drawn: Drawn) =>
  (drawn.has(block) && block.kind === 'funnel') || kindsWithTitle.includes(block.kind)

function Head({ input, drawn }: { input: PageInput; drawn: Drawn }) {
  const { page, crumbs } = input
  const own = !page.blocks.some((block) => bringsTitle(block, drawn))
  if (page.path === '/' || (page.layout === 'funnel' && !own)) return null
  return (
    <div className="wrap page-head">
      {page.layout !== 'funnel' && <Breadcrumb crumbs={crumbs} />}
      {own && <h1>{page.title}</h1>}
      {page.date && (
        <p className="news-day muted">
          <time dateTime={page.date}>{newsDay({ date: page.date })}</time>
        </p>
      )}
    </div>
  )
}

/**
 * A page of a service with its blocks as they are shown. Where its funnel runs, the funnel comes first, so that a field is
 * visible at once, and its steps bring the title in place of the hero. Without a running funnel the page stays as it was written.
 */
const asDrawn = (page: PageContent, drawn: Drawn): PageContent => {
  const running = page.blocks.find((block) => block.kind === 'funnel' && drawn.has(block))
  if (page.layout !== 'service' || !running) return page
  const rest = page.blocks.filter((block) => block !== running && block.kind !== 'hero')
  return { ...page, layout: 'funnel', blocks: [running, ...rest] }
}

/** Says that a page is a draft, and until when its link shows it. */
function DraftNote({ until }: { until: string | undefined }) {
  return (
    <p className="draft-note" role="note">
      Dit is een concept. Bezoekers zien het nog niet.
      {until !== undefined && ` Deze link werkt tot ${formatInstant(until)}.`}
    </p>
  )
}

/** The forms of a page alone, without the rest of it. */
const formsOf = (page: PageContent): PageContent => ({
  ...page,
  layout: 'funnel',
  blocks: page.blocks.filter(({ kind }) => kind === 'funnel' || kind === 'form'),
})

/** The form of a page, which a colleague fills in for who calls: below a bar, and without a way into the site. */
function FormForCaller({ input: given, assets }: { input: PageInput; assets: Assets }) {
  const { onBehalf, closed } = given
  const input = { ...given, page: formsOf(given.page) }
  const { page } = input
  const drawn = islandsOn(input)
  const frame = frameOf(input, drawn)
  return (
    <Document
      title={page.title}
      around={input}
      assets={assets}
      sheets={[...sheetsOf(page, (block) => drawn.has(block)), 'on-behalf']}
      island={islandOf(page, closed)}
      onBehalf={onBehalf}
    >
      <SkipLink />
      {onBehalf && <OnBehalfBar onBehalf={onBehalf} />}
      <main id="inhoud" tabIndex={-1}>
        <Head input={input} drawn={drawn} />
        {page.blocks.map((block, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: drawn once, never moved
          <DrawnBlock key={index} block={block} frame={frame} />
        ))}
      </main>
    </Document>
  )
}

/** A page of content, from doctype to footer. */
export function Page({ input, assets }: { input: PageInput; assets: Assets }) {
  return input.onBehalf ? (
    <FormForCaller input={input} assets={assets} />
  ) : (
    <PageOfSite input={input} assets={assets} />
  )
}

function PageOfSite({ input: given, assets }: { input: PageInput; assets: Assets }) {
  const { origin, path, settings, likely, draft, draftUntil, places } = given
  const drawn = islandsOn(given)
  const page = asDrawn(given.page, drawn)
  const input = { ...given, page }
  const frame = frameOf(input, drawn)
  const sheets = sheetsOf(page, (block) => drawn.has(block))
  const url = origin + path
  const atPlace = (place: number | 'end' | undefined, node: ReactNode) =>
    places === undefined || place === undefined ? node : markedBlock(place, node)
  return (
    <Document
      title={page.path === '/' ? settings.name : page.title}
      description={page.description}
      around={input}
      assets={assets}
      sheets={sheets}
      parts={partsOn(page)}
      canonical={page.hidden || draft ? undefined : url}
      picture={pictureOf(given.page)}
      structured={page.hidden || draft ? undefined : structuredData(given)}
      feed={page.path === newsPath ? { title: page.title, href: `${newsPath}/rss.xml` } : undefined}
      island={islandOf(page, given.closed)}
      ahead={likely.map((next) => next.path)}
      sheetsAhead={sheetsAheadOf(given, sheets)}
    >
      <Shell around={input} compact={page.layout === 'funnel'}>
        {draft && <DraftNote until={draftUntil} />}
        <Head input={input} drawn={drawn} />
        {page.blocks.map((block, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: drawn once, never moved
          <Fragment key={index}>
            {atPlace(places?.get(block), <DrawnBlock block={block} frame={frame} />)}
          </Fragment>
        ))}
        {atPlace('end', <ShareAndSurvey title={page.title} url={url} path={path} survey={settings.survey} />)}
      </Shell>
    </Document>
  )
}
