import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Tx } from '../../database/pool.ts'
import { fromNow, nowOf, type Runtime } from '../context.ts'

export type Purpose = 'activate' | 'set-password' | 'change-email'

/** How long a link of each purpose works, in seconds. */
const lasts: Record<Purpose, number> = {
  activate: 7 * 86_400,
  'set-password': 3600,
  'change-email': 86_400,
}
/** The first password of somebody who became a member inside another service: they may read their mail tomorrow. */
export const firstPasswordSeconds = 7 * 86_400

interface NewLink {
  /** Of the submission whose one mail carries the link (D22); a fresh one when left out. */
  id?: string
  purpose: Purpose
  /** Nobody, when a name was given that nobody has: then the link leads nowhere. */
  personId: string | undefined
  newEmail?: string
  seconds?: number
}

/** Makes a one-time link in the caller's transaction and answers its id; `tokenOf` makes it what travels by mail. */
export const makeLink = async (tx: Tx, runtime: Runtime, of: NewLink): Promise<string> => {
  const id = of.id ?? randomUUID()
  await tx
    .insertInto('mailed_link')
    .values({
      id,
      purpose: of.purpose,
      person_id: of.personId ?? null,
      new_email: of.newEmail ?? null,
      created_at: nowOf(runtime),
      expires_at: fromNow(runtime, of.seconds ?? lasts[of.purpose]),
    })
    .execute()
  return id
}

/** What stands in the mail behind `#`: the id and its signature. The fragment of an address reaches no log. */
export const tokenOf = ({ vault }: Pick<Runtime, 'vault'>, id: string): string =>
  `${id}.${vault.sign('mailed-link', id)}`

export interface UsedLink {
  personId: string
  newEmail: string | undefined
}

const token = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{43})$/

/** The id in a link that we signed. */
const idIn = (runtime: Runtime, given: string): string | undefined => {
  const [, id, signature = ''] = token.exec(given) ?? []
  return id && runtime.vault.isSigned('mailed-link', id, signature) ? id : undefined
}

/** Whose link this is, without using it up; undefined for one that does not work. */
export const ownerOfLink = async (
  runtime: Runtime,
  purpose: Purpose,
  given: string,
): Promise<{ personId: string; email: string } | undefined> => {
  const id = idIn(runtime, given)
  if (!id) return undefined
  return runtime.database
    .selectFrom('mailed_link')
    .innerJoin('person', 'person.id', 'mailed_link.person_id')
    .select(['person.id as personId', 'person.email'])
    .where('mailed_link.id', '=', sql<string>`${id}::uuid`)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', nowOf(runtime))
    .executeTakeFirst()
}

/**
 * Uses a link up, in the caller's transaction: of many at once, one gets it. Undefined when it is forged, used,
 * over, or meant for something else; nobody is told which.
 */
export const takeLink = async (
  tx: Tx,
  runtime: Runtime,
  purpose: Purpose,
  given: string,
): Promise<UsedLink | undefined> => {
  const id = idIn(runtime, given)
  if (!id) return undefined
  const row = await tx
    .updateTable('mailed_link')
    .set({ used_at: nowOf(runtime) })
    .where('id', '=', sql<string>`${id}::uuid`)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', nowOf(runtime))
    .returning(['person_id', 'new_email'])
    .executeTakeFirst()
  return row?.person_id ? { personId: row.person_id, newEmail: row.new_email ?? undefined } : undefined
}

/** Ends what was mailed before for the same purpose: only the newest link works. */
export const endLinks = async (
  tx: Tx,
  runtime: Runtime,
  personId: string,
  purpose: Purpose,
): Promise<void> => {
  await tx
    .updateTable('mailed_link')
    .set({ used_at: nowOf(runtime) })
    .where('person_id', '=', personId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .execute()
}
