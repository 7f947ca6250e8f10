import { Fragment, type ReactNode } from 'react'
import type { Blocks } from '../../core/content/kinds.ts'
import { newsDay } from '../../core/content/news-list.ts'
import type { Page as PageContent } from '../../core/content/page.ts'
import type { ContentPicture } from '../../core/content/parts.ts'
import { hoursLine } from '../../core/content/settings.ts'
import { tabAnchors } from '../../core/content/tabs.ts'
import { versionOf } from '../../core/forms/form.ts'
import { insuranceSlugs } from '../../core/insurance/paths.ts'
import type { PageInput } from '../../core/render.ts'
import type { Frame } from '../blocks/frame.ts'
import { DrawnBlock } from '../blocks/index.tsx'
import { PageEnd, thanksAnchor } from '../blocks/PageEnd.tsx'
import { isPlain } from '../funnels/index.ts'
import { Breadcrumb } from '../ui/Header.tsx'
import type { Assets } from './assets.ts'
import { Document } from './Document.tsx'
import { firstState, IslandRoot } from './island.tsx'
import { islands } from './islands.ts'
import type { Part } from './parts.ts'
import { Shell } from './Shell.tsx'
import { type OwnSheet, withBase } from './sheets.ts'
import { structuredData } from './structured-data.ts'
import { toolExamples } from './tool-examples.tsx'

type IslandBlock = Blocks['form' | 'funnel' | 'tool']
type AnyBlock = PageContent['blocks'][number]

/** The funnel that draws every form. */
const formFunnel = 'formulier'

/** A funnel by its slug, a calculator by its codename. */
const nameOf = (block: IslandBlock): string => {
  if (block.kind === 'form') return formFunnel
  return block.kind === 'funnel' ? block.slug : block.codename
}

/** How its root is called: a page may have several forms. */
const rootOf = (block: IslandBlock): string =>
  block.kind === 'form' ? `${formFunnel}-${block.formId}` : nameOf(block)

const propertiesOf = (block: IslandBlock): Record<string, unknown> => {
  if (block.kind === 'form') return { ...block, version: versionOf(block) }
  return (block.kind === 'funnel' && block.properties) || {}
}

const isBuilt = (block: AnyBlock): block is IslandBlock =>
  (block.kind === 'form' || block.kind === 'funnel' || block.kind === 'tool') &&
  Object.hasOwn(islands, nameOf(block))

/** Built, and not closed here. */
const isOpen =
  (closed: readonly string[]) =>
  (block: AnyBlock): block is IslandBlock =>
    isBuilt(block) && !closed.includes(nameOf(block))

const hasScript = (block: IslandBlock): boolean => block.kind !== 'funnel' || !isPlain(block.slug)

/** The funnel or calculator on a page whose script it loads, if it is built and not `closed`. */
export const islandOf = (page: PageContent, closed: readonly string[] = []): string | undefined => {
  const first = page.blocks.filter(isOpen(closed)).find(hasScript)
  return first && nameOf(first)
}

/** Ids that every page has. */
const everywhere = ['inhoud', 'menu', thanksAnchor]

const tabAnchorsOf = (page: PageContent): Frame['anchorsOf'] => {
  const named = page.blocks.flatMap((block) => ('anchor' in block && block.anchor ? [block.anchor] : []))
  const taken = new Set([...everywhere, ...named])
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
    // its service text stands there instead; the rest of the page is whole
    report(`${block.kind} ${root} on ${path}: ${error instanceof Error ? error.message : 'failed'}`)
    return []
  }
}

/** Funnels and calculators of a page in their first state. Drawn before the page: its head names stylesheets by what stands on it. */
const islandsOn = (input: PageInput): Drawn =>
  new Map(input.page.blocks.filter(isOpen(input.closed)).flatMap((block) => drawIsland(block, input)))

/** Blocks of the problem finder. */
const finding: readonly AnyBlock['kind'][] = ['problem_finder', 'problem_place', 'problem_results']

/** Kinds of block that ask something without an island. */
const asking: readonly AnyBlock['kind'][] = ['roof_check', 'licence_plate', 'moving_tool']

/** Blocks of the subsidy check. */
const granting: readonly AnyBlock['kind'][] = ['subsidy', 'subsidy_check']

/** Funnels with a sheet of their own, by slug: what they draw stands on no other page. */
const sheetOfFunnel: Readonly<Record<string, OwnSheet>> = {
  isolatiecheck: 'insulation',
  ...Object.fromEntries(Object.values(insuranceSlugs).map((slug) => [slug, 'insurance'])),
}

const ownSheetOf = (block: AnyBlock): OwnSheet[] => {
  const own = block.kind === 'funnel' ? sheetOfFunnel[block.slug] : undefined
  return own ? [own] : []
}

/** What styles a page: `content` for whatever is no running funnel (a calculator's answer too), and an empty page. */
const sheetsOf = ({ blocks }: PageContent, isRunning: (block: AnyBlock) => boolean): OwnSheet[] => [
  ...(blocks.length > 0 && blocks.every((block) => block.kind === 'funnel' && isRunning(block))
    ? []
    : (['content'] as const)),
  ...(blocks.some((block) => 'search' in block && block.search) ? (['search'] as const) : []),
  ...(blocks.some(({ kind }) => finding.includes(kind)) ? (['problems'] as const) : []),
  ...(blocks.some(({ kind }) => granting.includes(kind)) ? (['subsidies'] as const) : []),
  ...(blocks.some(({ kind }) => asking.includes(kind)) ? (['ask'] as const) : []),
  ...(blocks.some((block) => block.kind !== 'tool' && isRunning(block)) ? (['funnel'] as const) : []),
  ...(blocks.some((block) => block.kind === 'tool' && isRunning(block)) ? (['tool'] as const) : []),
  ...blocks.filter(isRunning).flatMap(ownSheetOf),
]

/** Kinds of block with a plain script of their own. */
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

/** Stylesheets of the pages that a reader is likely to open next, without those that are here already. */
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

/** The drawing that stands for a page: the one it names, else the first one on it. */
const pictureOf = (page: PageContent): ContentPicture | undefined =>
  page.picture ??
  page.blocks.flatMap((block) => ('picture' in block && block.picture ? [block.picture] : [])).at(0)

/** Where the news feed stands; the page of the same name links to it. */
const newsPath = '/nieuws'

const titled: readonly AnyBlock['kind'][] = ['hero', 'confirmation', 'problem_results', 'subsidy_check']

/** Whether a block brings the page's one h1 itself: a funnel does, unless it cannot be drawn. */
const bringsTitle = (block: AnyBlock, drawn: Drawn) =>
  (drawn.has(block) && block.kind === 'funnel') || titled.includes(block.kind)

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
 * A page of a service is written for as long as its funnel is not built. Where that runs it comes first, so that one
 * sees a field at once, and its steps bring the title in place of the hero.
 */
const asDrawn = (page: PageContent, drawn: Drawn): PageContent => {
  const running = page.blocks.find((block) => block.kind === 'funnel' && drawn.has(block))
  if (page.layout !== 'service' || !running) return page
  const rest = page.blocks.filter((block) => block !== running && block.kind !== 'hero')
  return { ...page, layout: 'funnel', blocks: [running, ...rest] }
}

/** A page of content, from doctype to foot. */
export function Page({ input: given, assets }: { input: PageInput; assets: Assets }) {
  const { origin, path, settings, likely, draft } = given
  const drawn = islandsOn(given)
  const page = asDrawn(given.page, drawn)
  const input = { ...given, page }
  const frame = frameOf(input, drawn)
  const sheets = sheetsOf(page, (block) => drawn.has(block))
  const url = origin + path
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
        {draft && (
          <p className="draft-note" role="note">
            Dit is een concept. Bezoekers zien het nog niet.
          </p>
        )}
        <Head input={input} drawn={drawn} />
        {page.blocks.map((block, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: drawn once, never moved
          <Fragment key={index}>
            <DrawnBlock block={block} frame={frame} />
          </Fragment>
        ))}
        <PageEnd title={page.title} url={url} path={path} survey={settings.survey} />
      </Shell>
    </Document>
  )
}
