import type { Clock } from '../../../core/kernel/clock.ts'
import type { Database, Tx } from '../../database/pool.ts'
import { lastNumberOf, recordHistory } from './history.ts'
import { addRevision, type HeldDocument, headOf, holdDocument } from './revisions.ts'

/** What was saved or published under a number, or that the document has another text by now. */
export type Outcome = { kind: 'done'; number: number } | { kind: 'changed' } | { kind: 'absent' }

interface SaveOptions {
  /** The number of the text on which this one was made; left out by a program, which saves over whatever there is. */
  base?: number | null
  /** The account of who wrote it. */
  staffId?: string | null
}

const instantOf = (clock: Clock): string => new Date(clock.now()).toISOString()

/** Runs work in the transaction that it is given, or in one of its own. */
const inTransaction = <T>(db: Database | Tx, work: (tx: Tx) => Promise<T>): Promise<T> =>
  db.isTransaction ? work(db as Tx) : (db as Database).transaction().execute(work)

/** Locks a document, and makes it when there is none; also when its file went, and it with it, while we waited for it. */
const holdOrMake = async (tx: Tx, codename: string, at: string): Promise<HeldDocument> => {
  for (;;) {
    await tx
      .insertInto('content_document')
      .values({ codename, edited: true, last_number: await lastNumberOf(tx, codename), updated_at: at })
      .onConflict((clash) => clash.column('codename').doNothing())
      .execute()
    const held = await holdDocument(tx, codename)
    if (held) return held
  }
}

/**
 * Saves a draft, which visitors do not see yet. Makes the document when there is none. `changed`: it was made on a text that is no
 * longer the newest, and nothing is saved.
 */
export const saveDraft = (
  db: Database | Tx,
  clock: Clock,
  codename: string,
  body: unknown,
  { base, staffId = null }: SaveOptions = {},
): Promise<Outcome> =>
  inTransaction(db, async (tx) => {
    const at = instantOf(clock)
    const held = await holdOrMake(tx, codename, at)
    const head = headOf(held)
    if (base !== undefined && base !== head) return { kind: 'changed' }
    const number = held.lastNumber + 1
    const draft = JSON.stringify(body)
    await addRevision(tx, clock, { codename, number, base: head, body: draft, staffId })
    await tx
      .updateTable('content_document')
      .set({ draft, draft_number: number, last_number: number, updated_at: at })
      .where('codename', '=', codename)
      .execute()
    return { kind: 'done', number }
  })

interface PublishOptions {
  /** The number of the draft that was read; left out by a program, which publishes whatever draft there is. */
  number?: number
  staffId?: string | null
  /** The account of who wrote what is published; who wrote the draft last where it is left out. */
  writtenBy?: string | null
  /** Whether somebody else than who wrote it has to publish it. */
  fourEyes?: boolean
  /** Why it is published with faults. */
  despite?: string | undefined
}

/**
 * Publishes a document's draft. Every process shows it within a second, and from now on the document no longer follows its file.
 * `absent`: there is no draft; `changed`: it is another one than was named.
 */
export const publish = (
  db: Database | Tx,
  clock: Clock,
  codename: string,
  by: string,
  { number, staffId = null, writtenBy, fourEyes = false, despite }: PublishOptions = {},
): Promise<Outcome> =>
  inTransaction(db, async (tx) => {
    const held = await holdDocument(tx, codename)
    if (held?.draft === undefined || held.draftNumber === null) return { kind: 'absent' }
    if (number !== undefined && number !== held.draftNumber) return { kind: 'changed' }
    const body = JSON.stringify(held.draft)
    const at = instantOf(clock)
    const written = await tx
      .selectFrom('content_revision')
      .select('staff_id')
      .where('codename', '=', codename)
      .where('number', '=', held.draftNumber)
      .executeTakeFirst()
    await tx
      .updateTable('content_document')
      .set({
        published: body,
        published_number: held.draftNumber,
        draft: null,
        draft_number: null,
        edited: true,
        updated_at: at,
      })
      .where('codename', '=', codename)
      .execute()
    await recordHistory(tx, {
      codename,
      body,
      by,
      at,
      number: held.draftNumber,
      staffId,
      writtenBy: writtenBy === undefined ? (written?.staff_id ?? null) : writtenBy,
      fourEyes,
      despite,
    })
    return { kind: 'done', number: held.draftNumber }
  })

/**
 * Changes a part of a document in what is published, and in its draft where it has one, so that publishing the draft does not
 * bring the old part back. From now on the document no longer follows its file.
 */
export const amendPublished = async (
  tx: Tx,
  clock: Clock,
  codename: string,
  { by, part }: { by: string; part: Readonly<Record<string, unknown>> },
): Promise<void> => {
  const held = await holdDocument(tx, codename)
  if (!held) throw new Error(`There is no document ${codename} to amend.`)
  const amended = (body: unknown) => JSON.stringify({ ...(body as object), ...part })
  const [body, at] = [amended(held.published), instantOf(clock)]
  const number = held.lastNumber + 1
  const draftNumber = held.draft === undefined ? null : number + 1
  const draft = held.draft === undefined ? null : amended(held.draft)
  if (draft !== null && draftNumber !== null)
    await addRevision(tx, clock, {
      codename,
      number: draftNumber,
      base: held.draftNumber,
      body: draft,
      staffId: null,
    })
  await tx
    .updateTable('content_document')
    .set({
      published: body,
      published_number: number,
      draft,
      draft_number: draftNumber,
      last_number: draftNumber ?? number,
      edited: true,
      updated_at: at,
    })
    .where('codename', '=', codename)
    .execute()
  await recordHistory(tx, { codename, body, by, at, number })
}
