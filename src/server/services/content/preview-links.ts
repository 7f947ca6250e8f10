import { randomUUID } from 'node:crypto'
import { previewPath } from '../../../core/content/preview-path.ts'
import type { Database, Tx } from '../../database/pool.ts'
import { type Context, instantFromNow, nowOf } from '../context.ts'
import { hashToken, makeToken } from '../sessions/tokens.ts'

/** A link by which somebody without an account reads one revision of a document. */
export interface PreviewLink {
  id: string
  number: number
  /** Name of who made it. */
  by: string
  at: string
  until: string
  endedAt: string | null
}

/** The path with which such a link opens. What is in it is kept nowhere. */
const pathOf = (codename: string, token: string): string => `${previewPath}/${codename}?sleutel=${token}`

/** Makes a link to one revision. Answers its path on the site. */
export const makePreviewLink = async (
  tx: Database | Tx,
  ctx: Pick<Context, 'clock'>,
  of: { codename: string; number: number; hours: number; staffId: string },
): Promise<{ id: string; path: string; at: string; until: string }> => {
  const { codename, number, hours, staffId } = of
  const token = makeToken()
  const [id, at, until] = [randomUUID(), nowOf(ctx), instantFromNow(ctx, hours * 3600)]
  await tx
    .insertInto('content_preview_link')
    .values({ id, token_hash: hashToken(token), codename, number, made_by: staffId, made_at: at, until })
    .execute()
  return { id, path: pathOf(codename, token), at, until }
}

/** The newest links of a document. */
export const previewLinksOf = async (db: Database, codename: string): Promise<PreviewLink[]> =>
  db
    .selectFrom('content_preview_link')
    .innerJoin('staff_account', 'staff_account.id', 'content_preview_link.made_by')
    .select([
      'content_preview_link.id',
      'content_preview_link.number',
      'staff_account.name as by',
      'content_preview_link.made_at as at',
      'content_preview_link.until',
      'content_preview_link.ended_at as endedAt',
    ])
    .where('codename', '=', codename)
    .orderBy('content_preview_link.made_at', 'desc')
    .limit(50)
    .execute()

/** Takes a link back: it opens nothing any more. Answers since when; undefined where there is no such link. */
export const endPreviewLink = async (
  tx: Database | Tx,
  ctx: Pick<Context, 'clock'>,
  { codename, id }: { codename: string; id: string },
): Promise<string | undefined> => {
  const row = await tx
    .updateTable('content_preview_link')
    .set(({ fn, ref, val }) => ({ ended_at: fn.coalesce(ref('ended_at'), val(nowOf(ctx))) }))
    .where('id', '=', id)
    .where('codename', '=', codename)
    .returning('ended_at')
    .executeTakeFirst()
  return row?.ended_at ?? undefined
}

/** The revision that a token shows now, with the instant at which that ends, or why it shows none. */
export const revisionByToken = async (
  db: Database,
  { codename, token, now }: { codename: string; token: string; now: number },
): Promise<{ kind: 'shown'; body: unknown; until: string } | { kind: 'refused' | 'expired' | 'absent' }> => {
  const link = await db
    .selectFrom('content_preview_link')
    .select(['number', 'until', 'ended_at'])
    .where('token_hash', '=', hashToken(token))
    .where('codename', '=', codename)
    .executeTakeFirst()
  if (!link) return { kind: 'refused' }
  if (link.ended_at !== null || Date.parse(link.until) <= now) return { kind: 'expired' }
  const revision = await db
    .selectFrom('content_revision')
    .select('body')
    .where('codename', '=', codename)
    .where('number', '=', link.number)
    .executeTakeFirst()
  const published =
    revision ??
    (await db
      .selectFrom('content_history')
      .select('body')
      .where('codename', '=', codename)
      .where('number', '=', link.number)
      .where('body', 'is not', null)
      .executeTakeFirst())
  return published ? { kind: 'shown', body: published.body, until: link.until } : { kind: 'absent' }
}
