import { sql } from 'kysely'
import type { Clock } from '../../../core/kernel/clock.ts'
import type { Database, Tx } from '../../database/pool.ts'

/** A text of a document by its number: a draft, or what was published. */
export interface Revision {
  number: number
  body: unknown
  /** Name of who wrote it; null where a program did. */
  by: string | null
  /** ISO instant. */
  at: string
}

/** A document as it is locked until the end of a transaction. */
export interface HeldDocument {
  codename: string
  published: unknown
  draft: unknown
  publishedNumber: number | null
  draftNumber: number | null
  lastNumber: number
}

/** Locks a document; undefined where there is none. */
export const holdDocument = async (tx: Tx, codename: string): Promise<HeldDocument | undefined> => {
  const row = await tx
    .selectFrom('content_document')
    .select(['published', 'draft', 'published_number', 'draft_number', 'last_number'])
    .where('codename', '=', codename)
    .forUpdate()
    .executeTakeFirst()
  return (
    row && {
      codename,
      published: row.published ?? undefined,
      draft: row.draft ?? undefined,
      publishedNumber: row.published_number,
      draftNumber: row.draft_number,
      lastNumber: row.last_number,
    }
  )
}

/** The number of the text that an editor goes on with: the draft, or else what is published; null for a withdrawn document. */
export const headOf = ({ draftNumber, publishedNumber }: HeldDocument): number | null =>
  draftNumber ?? publishedNumber

/** Most revisions of a draft that are looked through for who wrote a part of it. */
const mostLookedAt = 100

/** What somebody made of one text of a document. */
interface Change {
  /** Their account; null where a program did it. */
  staffId: string | null
  before: unknown
  after: unknown
}

/** The changes that made the draft of a document of what is published, the newest first. */
export const changesOf = async (
  db: Database | Tx,
  { codename, published, publishedNumber, draftNumber }: HeldDocument,
): Promise<Change[]> => {
  const read = (number: number) =>
    db
      .selectFrom('content_revision')
      .select(['body', 'base', 'staff_id'])
      .where('codename', '=', codename)
      .where('number', '=', number)
      .executeTakeFirst()
  const newest = draftNumber === null ? undefined : await read(draftNumber)
  const changes: Change[] = []
  let revision = newest
  while (revision && changes.length < mostLookedAt) {
    const { base, body, staff_id } = revision
    const isFirst = base === null || base === publishedNumber
    const before = isFirst ? undefined : await read(base)
    const madeOn = base === publishedNumber ? published : before?.body
    // a text that came from the project's file is no draft
    const kept = isFirst || before ? undefined : await revisionOf(db, codename, base)
    changes.push({ staffId: staff_id, before: madeOn ?? kept?.body, after: body })
    revision = before
  }
  return changes
}

/** Milliseconds within which what one person saves is one revision. */
const foldMs = 10 * 60 * 1000

/**
 * Adds a revision. The one on which it was made goes, where the same person began it within the last ten minutes and no link shows
 * it, so that a history is not full of half sentences.
 */
export const addRevision = async (
  tx: Tx,
  clock: Clock,
  of: { codename: string; number: number; base: number | null; body: string; staffId: string | null },
): Promise<void> => {
  const { codename, number, base, body, staffId } = of
  const at = new Date(clock.now()).toISOString()
  const folded =
    base === null || staffId === null
      ? undefined
      : await tx
          .deleteFrom('content_revision')
          .where('codename', '=', codename)
          .where('number', '=', base)
          .where('staff_id', '=', staffId)
          .where('begun_at', '>', new Date(clock.now() - foldMs).toISOString())
          .where(({ not, exists, selectFrom }) =>
            not(
              exists(
                selectFrom('content_preview_link')
                  .select(sql`1`.as('one'))
                  .where('content_preview_link.codename', '=', codename)
                  .where('content_preview_link.number', '=', base),
              ),
            ),
          )
          .where(({ not, exists, selectFrom }) =>
            not(
              exists(
                selectFrom('content_history')
                  .select(sql`1`.as('one'))
                  .where('content_history.codename', '=', codename)
                  .where('content_history.number', '=', base),
              ),
            ),
          )
          .returning(['begun_at', 'base'])
          .executeTakeFirst()
  await tx
    .insertInto('content_revision')
    .values({
      codename,
      number,
      base: folded ? folded.base : base,
      body,
      staff_id: staffId,
      begun_at: folded?.begun_at ?? at,
      made_at: at,
    })
    .execute()
}

/** The text that a document had last, of one that has none now: what stood on the site last, or else the newest draft. */
export const lastTextOf = async (db: Database | Tx, codename: string): Promise<Revision | undefined> => {
  const published = await db
    .selectFrom('content_history')
    .select('number')
    .where('codename', '=', codename)
    .where('body', 'is not', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  const draft = await db
    .selectFrom('content_revision')
    .select('number')
    .where('codename', '=', codename)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
  const number = published?.number ?? draft?.number
  return number === undefined ? undefined : revisionOf(db, codename, number)
}

/** A text by its number, whether it was a draft or was published; undefined where it is not kept. */
export const revisionOf = async (
  db: Database | Tx,
  codename: string,
  number: number,
): Promise<Revision | undefined> => {
  const draft = await db
    .selectFrom('content_revision')
    .leftJoin('staff_account', 'staff_account.id', 'content_revision.staff_id')
    .select(['content_revision.body', 'staff_account.name as by', 'content_revision.made_at as at'])
    .where('codename', '=', codename)
    .where('number', '=', number)
    .executeTakeFirst()
  if (draft) return { number, ...draft }
  const published = await db
    .selectFrom('content_history')
    .leftJoin('staff_account', 'staff_account.id', 'content_history.staff_id')
    .select(['content_history.body', 'staff_account.name as by', 'content_history.published_at as at'])
    .where('codename', '=', codename)
    .where('number', '=', number)
    .where('content_history.body', 'is not', null)
    .orderBy('content_history.id', 'desc')
    .executeTakeFirst()
  return published && { number, ...published }
}
