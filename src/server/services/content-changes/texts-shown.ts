import { embedTools } from '../../../core/content/embed.ts'
import { toolOfFunnel } from '../../../core/content/funnel.ts'
import { frameDesks } from '../../../core/content/iframe.ts'
import type { Block } from '../../../core/content/kinds.ts'
import { newsDay } from '../../../core/content/news-list.ts'
import type { Page } from '../../../core/content/page.ts'
import type { ProblemStep } from '../../../core/content/problem-steps.ts'
import { solutionCountInWords } from '../../../core/content/problems-shown.ts'
import { type Desk, hoursLine, type Settings } from '../../../core/content/settings.ts'
import type { Site } from '../../../core/content/site.ts'
import { type FoundSubsidy, stateOn } from '../../../core/content/subsidy-list.ts'
import { textsOf } from '../../../core/content/texts.ts'
import { crumbsOf } from '../content/listed.ts'
import { finderOf } from '../problems/finder-of.ts'
import type { Rest } from '../slices.ts'
import { sentencesOf } from './sentences.ts'

/** What a page gives its funnel to show, such as a price. */
const propertiesOf = (block: Page['blocks'][number]): string[] =>
  block.kind === 'funnel'
    ? Object.values(block.properties ?? {})
        .flat()
        .map(String)
    : []

/** The sentences that a page says itself. It rests between two texts: a page may have very many, each of some milliseconds. */
export const ownSentences = async (
  { title, description, label, blocks }: Page,
  rest: Rest,
): Promise<string[]> => {
  const sentences: string[] = []
  for (const { text } of textsOf({ title, description, label, blocks })) {
    for (const sentence of sentencesOf(text)) sentences.push(sentence)
    await rest()
  }
  return [...sentences, ...blocks.flatMap(propertiesOf)]
}

const linesOf = (desk: Desk | undefined): string[] =>
  desk ? [desk.name, desk.phone, hoursLine(desk), ...(desk.email === undefined ? [] : [desk.email])] : []

/** Whom to call where something does not work: a desk, or the customer desk in place of one that is not there. */
const helpBy = ({ settings: { desks } }: Site, name: string): string[] =>
  linesOf(desks[name] ?? desks.klantenservice)

const toolOf = (site: Site, tool: keyof typeof embedTools): string[] => {
  const { provider } = site.settings.embeds[tool]
  const places = tool === 'subsidy_widget' ? site.settings.embeds.subsidy_widget.municipalities : []
  return [provider, ...places, ...helpBy(site, embedTools[tool].desk)]
}

const ofFunnel = (site: Site, slug: string): string[] => {
  const tool = toolOfFunnel(slug)
  return tool ? toolOf(site, tool) : helpBy(site, 'klantenservice')
}

const ofStep = (step: ProblemStep | undefined): string[] =>
  (step?.items ?? []).map(
    ({ name, linkedResultsCount }) => `${name}: ${solutionCountInWords(linkedResultsCount)}`,
  )

const ofPlace = (site: Site, id: string): string[] => {
  const finder = finderOf(site)
  const problems = finder.list(id)?.problems ?? []
  return [...ofStep(finder.step(2, id)), ...problems.flatMap(({ title, text }) => [title, text])]
}

const stateWords = { open: '', soon: ' (nog niet open)', closed: ' (gesloten)' } as const
const ofSubsidy = ({ title, state }: Pick<FoundSubsidy, 'title' | 'state'>): string =>
  `${title}${stateWords[state]}`

const ofNews = (site: Site, { path }: Page, most = 10): string[] =>
  site.news
    .filter(({ href }) => href !== path)
    .slice(0, most)
    .flatMap((item) => [`${newsDay(item)}: ${item.title}`, item.text])

const besideBlock = (site: Site, page: Page, block: Block): string[] => {
  const { settings, subsidies, day } = site
  switch (block.kind) {
    case 'desks':
      return block.desks.flatMap((name) => linesOf(settings.desks[name]))
    case 'form':
    case 'tool':
      return helpBy(site, 'klantenservice')
    case 'licence_plate':
      return helpBy(site, block.desk)
    case 'iframe':
      return helpBy(site, frameDesks[block.show.source])
    case 'embed':
      return toolOf(site, block.tool)
    case 'funnel':
      return ofFunnel(site, block.slug)
    case 'confirmation':
      return [settings.account.label]
    case 'news_list':
      return ofNews(site, page, block.most)
    case 'problem_finder':
      return ofStep(finderOf(site).step(1))
    case 'problem_place':
      return ofPlace(site, block.id)
    case 'subsidy_check':
      return [...subsidies.all.national, ...subsidies.all.local].map(ofSubsidy)
    case 'subsidy':
      return [ofSubsidy({ title: page.title, state: stateOn(block, day) })]
    default:
      return []
  }
}

/**
 * The sentences that a page shows and that stand elsewhere: the names of the pages above it, desks and tools of the settings,
 * lists of other pages.
 */
export const sentencesBeside = (site: Site, page: Page): string[] => [
  ...crumbsOf(site, page)
    .slice(1, -1)
    .map(({ label }) => label),
  ...page.blocks.flatMap((block) => (block.kind === 'unknown' ? [] : besideBlock(site, page, block))),
]

const linkLine = ({ label, href }: { label: string; href: string }): string => `${label} (${href})`

/** What stands on every page: header, menu, footer and the question at the end. */
export const sentencesEverywhere = (settings: Settings): string[] => {
  const { name, slogan, email, address, menu, footer, legal, account, help, survey } = settings
  return [
    name,
    slogan,
    email,
    `${address.street}, ${address.city}`,
    ...menu.flatMap(({ items = [], ...entry }) => [
      linkLine(entry),
      ...items.map((item) => [linkLine(item), item.note].filter(Boolean).join(': ')),
    ]),
    ...footer.flatMap(({ title, links }) => [title, ...links.map(linkLine)]),
    ...[...legal, account, help].map(linkLine),
    survey.question,
    survey.thanks,
    ...linesOf(settings.desks.klantenservice),
  ]
}

/** Where a part of a page leads: the addresses of its links, also in rich text. */
export const addressesIn = (part: unknown, key = ''): string[] => {
  if (typeof part === 'string') {
    if (key === 'html') return [...part.matchAll(/\shref="([^"]*)"/g)].map(([, address = '']) => address)
    return key === 'href' || key === 'likely' ? [part] : []
  }
  if (Array.isArray(part)) return part.flatMap((inner) => addressesIn(inner, key))
  if (part === null || typeof part !== 'object') return []
  return Object.entries(part).flatMap(([name, inner]) => addressesIn(inner, name))
}
