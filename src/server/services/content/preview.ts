import type { Defect } from '../../../core/content/defect.ts'
import type { Page } from '../../../core/content/page.ts'
import type { Settings } from '../../../core/content/settings.ts'
import type { Site } from '../../../core/content/site.ts'
import type { Clock } from '../../../core/kernel/clock.ts'
import type { Database } from '../../database/pool.ts'
import type { Content } from '../../ports/content.ts'
import { isToken } from '../sessions/tokens.ts'
import { judgeWith } from './draft.ts'
import type { Judge } from './judge.ts'
import { revisionByToken } from './preview-links.ts'

export interface PreviewRequest {
  codename: string
  sleutel: string
}

/**
 * The result of a link to a draft: the site with it, or why it is not shown: the link is not ours, is over or was taken back, there
 * is no text, or the text is too broken to show. `until` is the instant (ISO) at which the link ends.
 */
export type Preview =
  | { kind: 'shown'; site: Site; page: Page; defects: readonly Defect[]; until: string }
  | { kind: 'refused' | 'expired' | 'absent' }
  | { kind: 'broken'; defects: readonly Defect[] }

interface Ground {
  db: Database
  content: Content
  judge: Judge
  clock: Clock
  funnels?: readonly string[] | undefined
}

/** The page on which a text shows: its own, or for the settings the home page; undefined where it is too broken. */
export const shownPage = (
  site: Site,
  { codename, body }: { codename: string; body: unknown },
): Page | undefined => {
  const isOfSettings = (body as { kind?: unknown } | null)?.kind === 'settings'
  return site.byCodename.get(codename) ?? (isOfSettings ? site.pages.get('/') : undefined)
}

/** Shows the site as it would be with the revision of this link published. `fallback` is used when it is of broken settings. */
export const openPreview = async (
  { db, content, judge, clock, funnels }: Ground,
  { codename, sleutel }: PreviewRequest,
  fallback: Settings,
): Promise<Preview> => {
  if (!isToken(sleutel)) return { kind: 'refused' }
  const found = await revisionByToken(db, { codename, token: sleutel, now: clock.now() })
  if (found.kind !== 'shown') return found
  const { body, until } = found
  const edition = await content.edition()
  const draft = { codename, body }
  const { site, defects } = await judgeWith(judge, edition, draft, { clock, fallback, funnels })
  const page = shownPage(site, draft)
  return page ? { kind: 'shown', site, page, defects, until } : { kind: 'broken', defects }
}
