import { Fragment } from 'react'
import type { Blocks } from '../../core/content/kinds.ts'
import type { Page as PageContent } from '../../core/content/page.ts'
import { hoursLine } from '../../core/content/settings.ts'
import type { PageInput } from '../../core/render.ts'
import type { Frame } from '../blocks/frame.ts'
import { DrawnBlock } from '../blocks/index.tsx'
import { PageEnd } from '../blocks/PageEnd.tsx'
import { islands } from '../funnels/server.ts'
import { Breadcrumb } from '../ui/Header.tsx'
import type { Assets } from './assets.ts'
import { Document } from './Document.tsx'
import { firstState, IslandRoot } from './island.tsx'
import { Shell } from './Shell.tsx'

/** Slug of the funnel on a page, if it is built. */
export const islandOf = (page: PageContent): string | undefined =>
  page.blocks.find((block): block is Blocks['funnel'] => block.kind === 'funnel' && block.slug in islands)
    ?.slug

const frameOf = ({ settings, path, report }: PageInput): Frame => ({
  settings,
  path,
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
    </div>
  )
}

/** A page of content, from doctype to foot. */
export function Page({ input, assets }: { input: PageInput; assets: Assets }) {
  const { page, origin, path, settings, likely } = input
  const frame = frameOf(input)
  const url = origin + path
  const scripts = likely.flatMap((next) => {
    const slug = islandOf(next)
    return slug ? assets.island(slug) : []
  })
  return (
    <Document
      title={page.path === '/' ? settings.name : page.title}
      description={page.description}
      around={input}
      assets={assets}
      canonical={page.hidden ? undefined : url}
      island={islandOf(page)}
      ahead={{ pages: likely.map((next) => next.path), scripts: [...new Set(scripts)] }}
    >
      <Shell around={input} compact={page.layout === 'funnel'}>
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
