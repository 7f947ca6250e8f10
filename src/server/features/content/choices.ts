import type { Page } from '../../../core/content/page.ts'
import { placeholders, type Settings } from '../../../core/content/settings.ts'
import type { EditingContext } from './editing-context.ts'

/** Places on a page that a link can point at: the anchors of its blocks, and the headings in its texts that have one. */
const anchorsOf = ({ blocks }: Page): string[] =>
  blocks.flatMap((block) => [
    ...('anchor' in block && typeof block.anchor === 'string' ? [block.anchor] : []),
    ...[...JSON.stringify(block).matchAll(/<h[23] id=\\"([\w-]{1,60})\\"/g)].map(([, id = '']) => id),
  ])

/** What a placeholder says, in words for who writes: `Telefoon van Klusservice`. */
const placeholderLabel = (name: string, { desks, prices }: Settings): string => {
  const [group = '', key = ''] = name.split('.')
  const desk = desks[key]?.name ?? key
  const price = prices[key]?.label ?? key
  const labels: Readonly<Record<string, string>> = {
    name: 'Naam van de vereniging',
    email: 'E-mailadres van de vereniging',
    phone: key ? `Telefoon van ${desk}` : 'Telefoon',
    tel: key ? `Telefoonlink van ${desk}` : 'Telefoonlink',
    hours: key ? `Openingstijden van ${desk}` : 'Openingstijden',
    price,
    with_membership: `${price}, met een jaar lidmaatschap`,
    insulation_check: `Isolatiecheck: ${key}`,
    insurance: `Verzekeringen: ${key}`,
  }
  return labels[group] ?? name
}

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
  const { pages: byPath, settings, day } = editing.site()
  const pages = [...byPath.values()].toSorted((a, b) => a.title.localeCompare(b.title, 'nl'))
  const values = placeholders(settings, day)
  const used = slugsOf(pages, 'funnel')
  const unused = editing.funnels.map((value) => ({ value, label: value }))
  return {
    pages: pages.map((page) => ({
      codename: page.codename,
      title: page.title,
      path: page.path,
      restricted: page.restricted === true,
      anchors: [...new Set(anchorsOf(page))],
    })),
    placeholders: [...values].map(([name, value]) => ({
      name,
      value,
      label: placeholderLabel(name, settings),
    })),
    desks: Object.entries(settings.desks).map(([value, { name }]) => ({ value, label: name })),
    prices: Object.entries(settings.prices).map(([value, { label }]) => ({ value, label })),
    funnels: once([...used, ...unused]),
    tools: once(slugsOf(pages, 'tool')),
    frames: Object.keys(settings.frames).map((value) => ({ value, label: value })),
    embeds: Object.keys(settings.embeds).map((value) => ({ value, label: value })),
  }
}
