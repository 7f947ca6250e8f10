import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Clock } from '../../../core/kernel/clock.ts'
import { advisoryLocks } from '../../database/advisory-locks.ts'
import type { Database, Tx } from '../../database/pool.ts'
import { lastNumberOf, recordHistory } from './history.ts'

export interface Seed {
  codename: string
}

/** What loading the files did, by codename of the documents. */
export interface Seeded {
  added: string[]
  updated: string[]
  removed: string[]
  /** Documents that somebody edited. They keep their own text, also when their file changes. */
  edited: string[]
}

type Row = {
  codename: string
  seed_hash: string | null
  edited: boolean
  last_number: number
  draft_number: number | null
}

/**
 * Makes the database match the files: new documents are published, documents that nobody edited follow their file, edited ones
 * stay. A document whose file is gone is withdrawn, unless it was edited or made in the database, or somebody is writing it.
 * Processes that start together wait for each other, and for whoever saves or publishes at that moment: documents are locked before
 * the version is, as publishing does, so that neither waits for the other for ever.
 */
export const seed = (db: Database, clock: Clock, seeds: readonly Seed[]): Promise<Seeded> =>
  db.transaction().execute(async (tx) => {
    await sql`SELECT pg_advisory_xact_lock(${advisoryLocks.seed})`.execute(tx)
    const rows = await tx
      .selectFrom('content_document')
      .select(['codename', 'seed_hash', 'edited', 'last_number', 'draft_number'])
      .orderBy('codename')
      .forUpdate()
      .execute()
    const known = new Map(rows.map((row) => [row.codename, row]))
    const at = new Date(clock.now()).toISOString()
    const done: Seeded = {
      added: [],
      updated: [],
      removed: [],
      edited: rows.filter(({ edited }) => edited).map(({ codename }) => codename),
    }
    for (const document of seeds) {
      const change = await follow(tx, document, known.get(document.codename), at)
      if (change) done[change].push(document.codename)
    }
    const ours = new Set(seeds.map(({ codename }) => codename))
    for (const row of rows)
      if (row.seed_hash !== null && !row.edited && row.draft_number === null && !ours.has(row.codename)) {
        await tx.deleteFrom('content_document').where('codename', '=', row.codename).execute()
        await recordHistory(tx, {
          codename: row.codename,
          body: undefined,
          by: 'seed',
          at,
          number: row.last_number + 1,
        })
        done.removed.push(row.codename)
      }
    return done
  })

const follow = async (
  tx: Tx,
  document: Seed,
  row: Row | undefined,
  at: string,
): Promise<'added' | 'updated' | undefined> => {
  const body = JSON.stringify(document)
  const seed_hash = createHash('sha256').update(body).digest('hex')
  if (row?.edited || row?.seed_hash === seed_hash) return undefined
  const number = (row?.last_number ?? (await lastNumberOf(tx, document.codename))) + 1
  const values = { published: body, published_number: number, last_number: number, seed_hash, updated_at: at }
  if (row) await tx.updateTable('content_document').set(values).where('codename', '=', row.codename).execute()
  else
    await tx
      .insertInto('content_document')
      .values({ codename: document.codename, ...values })
      .execute()
  await recordHistory(tx, { codename: document.codename, body, by: 'seed', at, number })
  return row ? 'updated' : 'added'
}
