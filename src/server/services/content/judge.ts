import type * as z from 'zod/mini'
import { fill, UnknownPlaceholder } from '../../../core/content/fill.ts'
import { type Block, type KindName, kinds, type UnknownBlock } from '../../../core/content/kinds.ts'
import { type Page, pageDocument } from '../../../core/content/page.ts'
import { placeholders, type Settings, settingsDocument } from '../../../core/content/settings.ts'
import type { StoredDocument } from '../../ports/content.ts'
import { cleanBlock } from './clean.ts'

/** Something in a document that had to be left out. */
export interface Defect {
  codename: string
  /** Where in the document: `blocks.2.tiles.0.href`; empty for the document itself. */
  path: string
  problem: string
}

/** Writes down what is wrong, with the codename and the path of each fault. */
export type Report = (defect: Defect) => void

const tell = (report: Report, codename: string, before: string, error: z.core.$ZodError) => {
  for (const { path, message } of error.issues)
    report({ codename, path: [before, ...path].filter((part) => part !== '').join('.'), problem: message })
}

const kindOf = (value: unknown): string => {
  const kind = value !== null && typeof value === 'object' && 'kind' in value ? value.kind : undefined
  return typeof kind === 'string' ? kind : ''
}

/** Settings as they should be, or undefined with the faults reported. */
export const judgeSettings = (document: StoredDocument, report: Report): Settings | undefined => {
  const parsed = settingsDocument.safeParse(document.body)
  if (parsed.success) return parsed.data
  tell(report, document.codename, '', parsed.error)
  return undefined
}

type Values = ReadonlyMap<string, string>

const judgeBlock = (
  raw: unknown,
  { codename, path, values, report }: { codename: string; path: string; values: Values; report: Report },
): Block | UnknownBlock | undefined => {
  const name = kindOf(raw)
  if (!Object.hasOwn(kinds, name)) {
    report({ codename, path, problem: `unknown kind of block "${name}"` })
    return { kind: 'unknown', name }
  }
  const parsed = kinds[name as KindName].schema.safeParse(raw)
  if (!parsed.success) {
    tell(report, codename, path, parsed.error)
    return undefined
  }
  try {
    return cleanBlock(fill(parsed.data, values))
  } catch (error) {
    if (!(error instanceof UnknownPlaceholder)) throw error
    report({ codename, path, problem: error.message })
    return undefined
  }
}

/**
 * A page with what is whole of it, filled with the amounts and numbers of a day (YYYY-MM-DD) and cleaned.
 * A broken block is left out, one of an unknown kind stays as a notice; undefined when the page itself is broken.
 */
export const judgePage = (
  document: StoredDocument,
  settings: Settings,
  day: string,
  report: Report,
): Page | undefined => {
  const { codename } = document
  const parsed = pageDocument.safeParse(document.body)
  if (!parsed.success) {
    tell(report, codename, '', parsed.error)
    return undefined
  }
  const values = placeholders(settings, day)
  const { blocks, ...page } = parsed.data
  try {
    return {
      ...fill(page, values),
      blocks: blocks.flatMap(
        (raw, index) => judgeBlock(raw, { codename, path: `blocks.${index}`, values, report }) ?? [],
      ),
    }
  } catch (error) {
    if (!(error instanceof UnknownPlaceholder)) throw error
    report({ codename, path: '', problem: error.message })
    return undefined
  }
}

/** Of a document that is neither settings nor a page nobody knows what to do with it. */
export const isSettings = ({ body }: StoredDocument): boolean => kindOf(body) === 'settings'
export const isPage = ({ body }: StoredDocument): boolean => kindOf(body) === 'page'
