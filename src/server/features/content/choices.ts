import { nameOfFunnel } from '../../../core/content/funnel.ts'
import type { Page } from '../../../core/content/page.ts'
import type { EditingContext } from '../../services/content/editing-context.ts'
import { pageChoices, placeholderChoices } from '../../services/content/page-choices.ts'

const slugsOf = (pages: readonly Page[], kind: 'funnel' | 'tool') =>
  pages.flatMap(({ blocks, title }) =>
    blocks.flatMap((block) => {
      if (kind === 'funnel') return block.kind === 'funnel' ? [{ value: block.slug, label: title }] : []
      return block.kind === 'tool' ? [{ value: block.codename, label: title }] : []
    }),
  )

const once = <T extends { value: string }>(items: readonly T[]): T[] => [
  ...new Map(items.map((item) => [item.value, item])).values(),
]

/** What a text may name, as the site has it today. */
export const contentChoices = async ({ editing }: EditingContext) => {
  const site = editing.site()
  const { settings } = site
  const pages = [...site.pages.values()].toSorted((a, b) => a.title.localeCompare(b.title, 'nl'))
  const used = slugsOf(pages, 'funnel')
  const unused = editing.funnels.map((value) => ({ value, label: nameOfFunnel(value) }))
  return {
    pages: pageChoices(site, editing.edition()),
    placeholders: placeholderChoices(site),
    desks: Object.entries(settings.desks).map(([value, { name }]) => ({ value, label: name })),
    prices: Object.entries(settings.prices).map(([value, { label }]) => ({ value, label })),
    funnels: once([...used, ...unused]),
    tools: once(slugsOf(pages, 'tool')),
    frames: Object.keys(settings.frames).map((value) => ({ value, label: value })),
    embeds: Object.keys(settings.embeds).map((value) => ({ value, label: value })),
  }
}
