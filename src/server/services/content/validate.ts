import type * as z from 'zod/mini'
import type { Defect, Report } from '../../../core/content/defect.ts'
import { quoted } from '../../../core/content/defect-sentences.ts'
import { settingsName } from '../../../core/content/document-rights.ts'
import { fill, UnknownPlaceholder } from '../../../core/content/fill.ts'
import { specifiedFunnels } from '../../../core/content/funnel.ts'
import { type Block, type KindName, kinds, type UnknownBlock } from '../../../core/content/kinds.ts'
import { isAllowedRedirect } from '../../../core/content/licence-plate.ts'
import { type Page, pageDocument, pagePath } from '../../../core/content/page.ts'
import { type PartDefect, type Place, readPart } from '../../../core/content/part-defects.ts'
import { placeholders, type Settings, settingsDocument } from '../../../core/content/settings.ts'
import type { StoredDocument } from '../../ports/content.ts'
import { notePlace } from './block-places.ts'
import { cleanBlock } from './clean.ts'
import { resolveLinks, UnknownDocument } from './linked.ts'

/** A fault at a place of a document. */
export const defectAt = (codename: string, at: Place, problem: string): Defect => ({
  codename,
  path: at.join('.'),
  at,
  problem,
})

const tellOf =
  (report: Report, codename: string, before: Place) =>
  (problem: string, at: Place = []): void =>
    report(defectAt(codename, [...before, ...at], problem))
type Tell = ReturnType<typeof tellOf>

const tellAll = (defects: readonly PartDefect[], tell: Tell): void => {
  for (const { at, problem } of defects) tell(problem, at)
}

const kindOf = (value: unknown): string => {
  const kind = value !== null && typeof value === 'object' && 'kind' in value ? value.kind : undefined
  return typeof kind === 'string' ? kind : ''
}

/** The settings of a document, or undefined with the faults reported. */
export const validateSettings = (document: StoredDocument, report: Report): Settings | undefined => {
  const read = readPart(settingsDocument, document.body)
  if ('data' in read) return read.data
  tellAll(read.defects, tellOf(report, document.codename, []))
  return undefined
}

/** What pages are validated against: the settings, filled in for a day (YYYY-MM-DD), and the path of each document. */
export interface Ground {
  settings: Settings
  day: string
  /** Paths by codename. */
  addresses: ReadonlyMap<string, string>
  /** Slugs of the funnels that are built; undefined where that is not known. */
  funnels?: readonly string[] | undefined
}

/** The kinds of names for which a page asks the rest of the site. */
export type Named = 'placeholder' | 'document' | 'desk' | 'funnel' | 'redirect'

/**
 * Answers what a name in a page stands for, undefined where there is no such thing: the value of a placeholder, the path of a
 * document, the name itself of a desk, a funnel or an address to which visitors may be sent. A page is judged by its text and
 * these answers, and by nothing else, so that what was found holds as long as they are the same.
 */
export type Ask = (named: Named, name: string) => string | undefined

/** Answers by the settings of a day and the addresses of the documents. */
export const askOf = ({ settings, day, addresses, funnels }: Ground): Ask => {
  const values = placeholders(settings, day)
  const known = (isKnown: boolean, name: string) => (isKnown ? name : undefined)
  const isFunnel = (slug: string) => !funnels || funnels.includes(slug) || specifiedFunnels.includes(slug)
  const answers: Record<Named, (name: string) => string | undefined> = {
    placeholder: (name) => values.get(name),
    document: (codename) => addresses.get(codename),
    desk: (name) => known(Object.hasOwn(settings.desks, name), name),
    funnel: (slug) => known(isFunnel(slug), slug),
    redirect: (href) => known(isAllowedRedirect(href, settings.redirect_hosts), href),
  }
  return (named, name) => answers[named](name)
}

const isKnownFault = (error: unknown): error is UnknownPlaceholder | UnknownDocument =>
  error instanceof UnknownPlaceholder || error instanceof UnknownDocument

/** The funnel that a block names, and the key under which it does. */
const funnelIn = (block: Block): { slug: string; key: string } | undefined => {
  if (block.kind === 'funnel') return { slug: block.slug, key: 'slug' }
  return block.kind === 'confirmation' ? { slug: block.funnel, key: 'funnel' } : undefined
}

/** Tells of a funnel that is neither built nor specified, which is a typing error. */
const namesFunnel = (block: Block, ask: Ask, tell: Tell): boolean => {
  const named = funnelIn(block)
  if (!named || ask('funnel', named.slug) !== undefined) return true
  tell(`Er is geen formulier ${quoted(named.slug)}. Kies een ander.`, [named.key])
  return false
}

const desksIn = (block: Block): { name: string; at: Place }[] => {
  if (block.kind === 'desks') return block.desks.map((name, index) => ({ name, at: ['desks', index] }))
  return block.kind === 'form' ? [{ name: block.desk, at: ['desk'] }] : []
}

/** Tells of desks that the settings do not have. */
const tellStrangers = (block: Block, ask: Ask, tell: Tell): void => {
  for (const { name, at } of desksIn(block))
    if (ask('desk', name) === undefined) tell(`Er is geen loket ${quoted(name)}. Kies een ander.`, at)
}

/**
 * Removes a block's redirect to a host that the settings do not allow, so that a slip of an editor sends nobody to a stranger.
 */
const ledHome = (block: Block, ask: Ask, tell: Tell): Block => {
  if (block.kind !== 'licence_plate' || !block.redirect) return block
  const { redirect, ...rest } = block
  if (ask('redirect', redirect.href) !== undefined) return block
  tell(
    `Naar ${quoted(redirect.href)} mag je niemand sturen. Kies een pagina, of een domein uit de instellingen.`,
    ['redirect', 'href'],
  )
  return rest
}

const judgeBlock = (raw: unknown, ask: Ask, tell: Tell): Block | UnknownBlock | undefined => {
  const name = kindOf(raw)
  if (!Object.hasOwn(kinds, name)) {
    tell(`Het blok ${quoted(name)} bestaat niet. Kies een ander blok.`, ['kind'])
    return { kind: 'unknown', name }
  }
  const read = readPart(kinds[name as KindName].schema as z.ZodMiniType<Block>, raw)
  if ('defects' in read) {
    tellAll(read.defects, tell)
    return undefined
  }
  if (!namesFunnel(read.data, ask, tell)) return undefined
  tellStrangers(read.data, ask, tell)
  try {
    const filled = fill(read.data, { get: (one) => ask('placeholder', one) })
    const resolved = resolveLinks(filled, { get: (codename) => ask('document', codename) }, tell)
    return cleanBlock(ledHome(resolved, ask, tell), tell)
  } catch (error) {
    if (!isKnownFault(error)) throw error
    tell(error.message, error.at)
    return undefined
  }
}

/**
 * Answers a page with its valid blocks, filled in, with links resolved, and cleaned. A broken block is left out, one of an
 * unknown kind stays as a notice; undefined when the page itself is broken. It goes in steps, as a block may hold long texts:
 * whoever has others waiting lets them go first after each.
 */
export function* judgePage(
  { codename, body }: StoredDocument,
  ask: Ask,
  report: Report,
): Generator<undefined, Page | undefined> {
  const tell = tellOf(report, codename, [])
  const read = readPart(pageDocument, body)
  if ('defects' in read) {
    tellAll(read.defects, tell)
    return undefined
  }
  const { blocks, ...page } = read.data
  try {
    const filled = fill(page, { get: (name) => ask('placeholder', name) })
    const shown: (Block | UnknownBlock)[] = []
    for (const [index, raw] of blocks.entries()) {
      const block = judgeBlock(raw, ask, tellOf(report, codename, ['blocks', index]))
      if (block) {
        notePlace(block, index)
        shown.push(block)
      }
      yield
    }
    return { ...filled, blocks: shown }
  } catch (error) {
    if (!isKnownFault(error)) throw error
    tell(error.message, error.at)
    return undefined
  }
}

/** Takes all steps of some work at once. */
export const atOnce = <T>(steps: Generator<undefined, T>): T => {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

/** Judges one page by itself (`judgePage`). */
export const validatePage = (
  document: StoredDocument,
  { report, ...ground }: Ground & { report: Report },
): Page | undefined => atOnce(judgePage(document, askOf(ground), report))

/** The path of every page of an edition, by codename, whether the page is valid or not. */
export const addressesOf = (documents: readonly StoredDocument[]): Map<string, string> =>
  new Map(
    documents.filter(isPage).flatMap(({ codename, body }) => {
      const path = pagePath.safeParse((body as { path?: unknown }).path)
      return path.success ? [[codename, path.data] as const] : []
    }),
  )

/**
 * Whether a document holds the settings: that is the one of that name alone, whose rights are guarded by part. One that is neither
 * settings nor a page is a defect.
 */
export const isSettings = ({ codename, body }: StoredDocument): boolean =>
  codename === settingsName && kindOf(body) === 'settings'
export const isPage = ({ codename, body }: StoredDocument): boolean =>
  codename !== settingsName && kindOf(body) === 'page'
