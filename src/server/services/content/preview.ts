import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Page } from '../../../core/content/page.ts'
import { previewPath } from '../../../core/content/preview-path.ts'
import type { Settings } from '../../../core/content/settings.ts'
import type { Clock } from '../../../core/kernel/clock.ts'
import type { Database } from '../../database/pool.ts'
import type { Content } from '../../ports/content.ts'
import { draftOf, siteWith } from './draft.ts'
import type { Site } from './site.ts'
import type { Defect } from './validate.ts'

const signed = (secret: string, codename: string, until: number) =>
  createHmac('sha256', secret).update(`content draft\n${codename}\n${until}`).digest()

/**
 * Path at which anybody who has it sees a draft, until an instant (ms since 1970). `secrets` are newest first, and the first
 * signs.
 * @throws Error when there is none.
 */
export const previewLink = (secrets: readonly string[], codename: string, until: number): string => {
  const [secret] = secrets
  if (secret === undefined) throw new Error('There is no secret to sign with.')
  const signature = signed(secret, codename, until).toString('base64url')
  return `${previewPath}/${codename}?tot=${until}&handtekening=${signature}`
}

export interface PreviewRequest {
  codename: string
  tot: string
  handtekening: string
}

/**
 * The result of a link to a draft: the site with it, or why it is not shown: the link is not ours, is too old, there is no text,
 * or the text is too broken to show.
 */
export type Preview =
  | { kind: 'shown'; site: Site; page: Page; defects: readonly Defect[] }
  | { kind: 'refused' | 'expired' | 'absent' }
  | { kind: 'broken'; defects: readonly Defect[] }

const isGenuine = (secrets: readonly string[], { codename, tot, handtekening }: PreviewRequest): boolean => {
  const given = Buffer.from(handtekening, 'base64url')
  return secrets.some((secret) => {
    const known = signed(secret, codename, Number(tot))
    return known.length === given.length && timingSafeEqual(known, given)
  })
}

interface Ground {
  db: Database
  content: Content
  clock: Clock
  secrets: readonly string[]
  funnels?: readonly string[] | undefined
}

/** Shows the site as it would be with this draft published. `fallback` is used when the draft is of broken settings. */
export const openPreview = async (
  { db, content, clock, secrets, funnels }: Ground,
  request: PreviewRequest,
  fallback: Settings,
): Promise<Preview> => {
  const { codename, tot } = request
  if (!/^\d{1,15}$/.test(tot) || !isGenuine(secrets, request)) return { kind: 'refused' }
  if (clock.now() >= Number(tot)) return { kind: 'expired' }
  const body = await draftOf(db, codename)
  if (body === undefined) return { kind: 'absent' }
  const edition = await content.edition()
  const { site, defects } = siteWith(edition, { codename, body }, { clock, fallback, funnels })
  const isOfSettings = (body as { kind?: unknown } | null)?.kind === 'settings'
  const page = site.byCodename.get(codename) ?? (isOfSettings ? site.pages.get('/') : undefined)
  return page ? { kind: 'shown', site, page, defects } : { kind: 'broken', defects }
}
