import { Fragment } from 'react'
import type { Blocks } from '../../core/content/kinds.ts'
import { newsDay } from '../../core/content/news-list.ts'
import type { Page as PageContent } from '../../core/content/page.ts'
import type { ContentPicture } from '../../core/content/parts.ts'
import { hoursLine } from '../../core/content/settings.ts'
import { tabAnchors } from '../../core/content/tabs.ts'
import type { PageInput } from '../../core/render.ts'
import type { Frame } from '../blocks/frame.ts'
import { DrawnBlock } from '../blocks/index.tsx'
import { PageEnd, thanksAnchor } from '../blocks/PageEnd.tsx'
import { islands } from '../funnels/server.ts'
import { Breadcrumb } from '../ui/Header.tsx'
import type { Assets } from './assets.ts'
import { Document } from './Document.tsx'
import { firstState, IslandRoot } from './island.tsx'
import { Shell } from './Shell.tsx'
import { structuredData } from './structured-data.ts'

/** Slug of the funnel on a page, if it is built. */
export const islandOf = (page: PageContent): string | undefined =>
  page.blocks.find((block): block is Blocks['funnel'] => block.kind === 'funnel' && block.slug in islands)
    ?.slug

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

const frameOf = ({ settings, path, page, demo, news, report }: PageInput): Frame => ({
  settings,
  path,
  demo,
  news,
  anchorsOf: tabAnchorsOf(page),
  island({ slug, properties = {} }) {
    const Island = islands[slug]
    const desk = settings.desks.klantenservice
    if (!Island || !desk) return undefined
    const input = { properties, name: settings.name, phone: desk.phone, hours: hoursLine(desk) }
    try {
      return <IslandRoot slug={slug} html={firstState(slug, Island, input)} input={input} />
    } catch (error) {
      // its service text stands there instead; the rest of the page is whole
      report(`funnel ${slug} on ${path}: ${error instanceof Error ? error.message : 'failed'}`)
      return undefined
    }
  },
})

/** The drawing that stands for a page: the one it names, else the first one on it. */
const pictureOf = (page: PageContent): ContentPicture | undefined =>
  page.picture ??
  page.blocks.flatMap((block) => ('picture' in block && block.picture ? [block.picture] : [])).at(0)

/** Where the news feed stands; the page of the same name links to it. */
const newsPath = '/nieuws'

/** Kinds that bring the page's one h1 themselves. */
const brings = (page: PageContent) =>
  islandOf(page) !== undefined || page.blocks.some(({ kind }) => kind === 'hero' || kind === 'confirmation')

function Head({ input }: { input: PageInput }) {
  const { page, crumbs } = input
  const own = !brings(page)
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

/** A page of content, from doctype to foot. */
export function Page({ input, assets }: { input: PageInput; assets: Assets }) {
  const { page, origin, path, settings, likely, draft } = input
  const frame = frameOf(input)
  const url = origin + path
  return (
    <Document
      title={page.path === '/' ? settings.name : page.title}
      description={page.description}
      around={input}
      assets={assets}
      canonical={page.hidden || draft ? undefined : url}
      picture={pictureOf(page)}
      structured={page.hidden || draft ? undefined : structuredData(input)}
      feed={page.path === newsPath ? { title: page.title, href: `${newsPath}/rss.xml` } : undefined}
      island={islandOf(page)}
      ahead={likely.map((next) => next.path)}
    >
      <Shell around={input} compact={page.layout === 'funnel'}>
        {draft && (
          <p className="draft-note" role="note">
            Dit is een concept. Bezoekers zien het nog niet.
          </p>
        )}
        <Head input={input} />
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
