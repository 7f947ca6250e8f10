import type { Database, Tx } from '../../database/pool.ts'

/** A publication, or a withdrawal, as it is recorded. */
interface Recorded {
  codename: string
  /** What was published, as JSON text; undefined when the document was withdrawn. */
  body: string | undefined
  /** What did it: `seed`, a command, a call, `takenBackBy`. */
  by: string
  /** ISO instant. */
  at: string
  /** The number of the text. */
  number: number
  staffId?: string | null
  /** The account of who wrote the text last. */
  writtenBy?: string | null
  /** Whether the database refuses that these two are one person. */
  fourEyes?: boolean
  despite?: string | undefined
}

/** What did it where a publication was taken back: what was on the site before is there again. */
export const takenBackBy = 'take-back'

/** Records what was published or withdrawn, by whom and when. */
export const recordHistory = async (tx: Tx, of: Recorded): Promise<void> => {
  const { codename, body, by, at, number, staffId, writtenBy, fourEyes, despite } = of
  await tx
    .insertInto('content_history')
    .values({
      codename,
      body: body ?? null,
      published_by: by,
      published_at: at,
      number,
      staff_id: staffId ?? null,
      written_by: writtenBy ?? null,
      four_eyes: fourEyes ?? false,
      despite: despite ?? null,
    })
    .execute()
}

/** The number of the last text that was published under a codename, also of a document that is gone; 0 where there was none. */
export const lastNumberOf = async (tx: Tx, codename: string): Promise<number> => {
  const row = await tx
    .selectFrom('content_history')
    .select(({ fn }) => fn.max('number').as('last'))
    .where('codename', '=', codename)
    .executeTakeFirst()
  return row?.last ?? 0
}

/** A publication of a document, or its withdrawal. */
export interface Publication {
  id: number
  /** The number of the text. */
  number: number
  /** ISO instant. */
  at: string
  /** What did it: `seed`, a command, a call. */
  by: string
  /** Who of the staff did it, by id and by name; null where nobody did. */
  staffId: string | null
  staff: string | null
  /** What was published; null when it was withdrawn. */
  body: unknown
  /** Why it was published with faults. */
  despite: string | null
}

/** The last publications of a document, the newest first. */
export const publicationsOf = async (
  db: Database | Tx,
  codename: string,
  most: number,
): Promise<Publication[]> => {
  const rows = await db
    .selectFrom('content_history')
    .leftJoin('staff_account', 'staff_account.id', 'content_history.staff_id')
    .select([
      'content_history.id',
      'content_history.number',
      'content_history.published_at as at',
      'content_history.published_by as by',
      'content_history.staff_id as staffId',
      'staff_account.name as staff',
      'content_history.body',
      'content_history.despite',
    ])
    .where('codename', '=', codename)
    .orderBy('content_history.id', 'desc')
    .limit(most)
    .execute()
  return rows.map(({ number, ...row }) => ({ ...row, number: number ?? 0 }))
}

/** The last publication of a document, or its withdrawal; undefined where it never was on the site. */
export const lastPublication = async (
  db: Database | Tx,
  codename: string,
): Promise<Publication | undefined> => (await publicationsOf(db, codename, 1))[0]

/** Everything that was ever published of a document, newest first. */
export const readHistory = (db: Database, codename: string): Promise<Publication[]> =>
  publicationsOf(db, codename, 10_000)
