import type * as z from 'zod/mini'
import { fill, UnknownPlaceholder } from '../../../core/content/fill.ts'
import { specifiedFunnels } from '../../../core/content/funnel.ts'
import { type Block, type KindName, kinds, type UnknownBlock } from '../../../core/content/kinds.ts'
import { isAllowedRedirect } from '../../../core/content/licence-plate.ts'
import { type Page, pageDocument, pagePath } from '../../../core/content/page.ts'
import { placeholders, type Settings, settingsDocument } from '../../../core/content/settings.ts'
import { required } from '../../../core/fields/brick/sentences.ts'
import type { StoredDocument } from '../../ports/content.ts'
import { cleanBlock } from './clean.ts'
import { resolveLinks, UnknownDocument } from './linked.ts'

/** A fault in a document; usually its part is left out. */
export interface Defect {
  codename: string
  /** Where in the document: `blocks.2.tiles.0.href`; empty for the document itself. */
  path: string
  problem: string
}

export type Report = (defect: Defect) => void

const tellIssues = (report: Report, codename: string, before: string, error: z.core.$ZodError) => {
  for (const issue of error.issues)
    report({
      codename,
      path: [before, ...issue.path].filter((part) => part !== '').join('.'),
      problem: problemOf(issue),
    })
}

/** What is wrong, also where the schema has no sentence of its own and says `required` of everything. */
const problemOf = (issue: z.core.$ZodIssue): string => {
  if (issue.message !== required) return issue.message
  if (issue.code === 'unrecognized_keys') return `Onbekend: ${issue.keys.join(', ')}.`
  if (issue.code !== 'invalid_format') return issue.message
  return formats[issue.format] ?? 'Dit staat er niet in de goede vorm.'
}
const formats: Readonly<Record<string, string>> = {
  email: 'Dit is geen e-mailadres.',
  url: 'Dit is geen internetadres.',
  date: 'Dit is geen dag als 2026-12-01.',
}

const kindOf = (value: unknown): string => {
  const kind = value !== null && typeof value === 'object' && 'kind' in value ? value.kind : undefined
  return typeof kind === 'string' ? kind : ''
}

/** The settings of a document, or undefined with the faults reported. */
export const validateSettings = (document: StoredDocument, report: Report): Settings | undefined => {
  const parsed = settingsDocument.safeParse(document.body)
  if (parsed.success) return parsed.data
  tellIssues(report, document.codename, '', parsed.error)
  return undefined
}

/** What pages are validated against: the settings, filled in for a day (YYYY-MM-DD), and the path of each document. */
export interface Measure {
  settings: Settings
  day: string
  /** Paths by codename. */
  addresses: ReadonlyMap<string, string>
  /** Slugs of the funnels that are built; undefined where that is not known. */
  funnels?: readonly string[] | undefined
  report: Report
}

const isKnownFault = (error: unknown): error is Error =>
  error instanceof UnknownPlaceholder || error instanceof UnknownDocument

const funnelIn = (block: Block): string | undefined => {
  if (block.kind === 'funnel') return block.slug
  return block.kind === 'confirmation' ? block.funnel : undefined
}

/** The funnel that a block names but that is neither built nor specified, which is a typing error. */
const unknownFunnel = (block: Block, { funnels }: Measure): string | undefined => {
  const slug = funnelIn(block)
  return slug === undefined || !funnels || funnels.includes(slug) || specifiedFunnels.includes(slug)
    ? undefined
    : slug
}

/** Faults for names of desks in a block that the settings do not have. */
const strangers = (block: Block, { desks }: Settings): string[] =>
  desksIn(block)
    .filter((name) => !Object.hasOwn(desks, name))
    .map((name) => `unknown desk "${name}"`)

const desksIn = (block: Block): readonly string[] => {
  if (block.kind === 'desks') return block.desks
  return block.kind === 'form' ? [block.desk] : []
}

/**
 * Removes a block's redirect to a host that the settings do not allow, so that a slip of an editor sends nobody to a stranger.
 */
const ledHome = (block: Block, { redirect_hosts }: Settings, tell: (problem: string) => void): Block => {
  if (block.kind !== 'licence_plate' || !block.redirect) return block
  const { redirect, ...rest } = block
  if (isAllowedRedirect(redirect.href, redirect_hosts)) return block
  tell(`a redirect to a host that is not in redirect_hosts of settings: ${redirect.href}`)
  return rest
}

const judgeBlock = (
  raw: unknown,
  place: { codename: string; path: string },
  values: ReadonlyMap<string, string>,
  measure: Measure,
): Block | UnknownBlock | undefined => {
  const { settings, addresses, report } = measure
  const tell = (problem: string) => report({ ...place, problem })
  const name = kindOf(raw)
  if (!Object.hasOwn(kinds, name)) {
    tell(`unknown kind of block "${name}"`)
    return { kind: 'unknown', name }
  }
  const parsed = kinds[name as KindName].schema.safeParse(raw)
  if (!parsed.success) {
    tellIssues(report, place.codename, place.path, parsed.error)
    return undefined
  }
  const unknown = unknownFunnel(parsed.data, measure)
  if (unknown !== undefined) {
    tell(`unknown funnel "${unknown}"`)
    return undefined
  }
  for (const problem of strangers(parsed.data, settings)) tell(problem)
  try {
    const led = ledHome(resolveLinks(fill(parsed.data, values), addresses, tell), settings, tell)
    return cleanBlock(led, tell)
  } catch (error) {
    if (!isKnownFault(error)) throw error
    tell(error.message)
    return undefined
  }
}

/**
 * Answers a page with its valid blocks, filled in, with links resolved, and cleaned. A broken block is left out, one of an
 * unknown kind stays as a notice; undefined when the page itself is broken.
 */
export const validatePage = (document: StoredDocument, measure: Measure): Page | undefined => {
  const { codename } = document
  const { settings, day, report } = measure
  const parsed = pageDocument.safeParse(document.body)
  if (!parsed.success) {
    tellIssues(report, codename, '', parsed.error)
    return undefined
  }
  const values = placeholders(settings, day)
  const { blocks, ...page } = parsed.data
  try {
    return {
      ...fill(page, values),
      blocks: blocks.flatMap(
        (raw, index) => judgeBlock(raw, { codename, path: `blocks.${index}` }, values, measure) ?? [],
      ),
    }
  } catch (error) {
    if (!isKnownFault(error)) throw error
    report({ codename, path: '', problem: error.message })
    return undefined
  }
}

/** The path of every page of an edition, by codename, whether the page is valid or not. */
export const addressesOf = (documents: readonly StoredDocument[]): Map<string, string> =>
  new Map(
    documents.filter(isPage).flatMap(({ codename, body }) => {
      const path = pagePath.safeParse((body as { path?: unknown }).path)
      return path.success ? [[codename, path.data] as const] : []
    }),
  )

/** Whether a document holds settings. One that is neither settings nor a page is a defect. */
export const isSettings = ({ body }: StoredDocument): boolean => kindOf(body) === 'settings'
export const isPage = ({ body }: StoredDocument): boolean => kindOf(body) === 'page'
