import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Tx } from '../../database/pool.ts'
import { instantFromNow, nowOf, type Runtime } from '../context.ts'

export type Purpose = 'activate' | 'set-password' | 'change-email'

/** Seconds for which a link of each purpose works. */
const lasts: Record<Purpose, number> = {
  activate: 7 * 86_400,
  'set-password': 3600,
  'change-email': 86_400,
}
/**
 * Seconds for which the link to a first password works, for somebody who became a member with another service: they may read
 * their mail a day later.
 */
export const firstPasswordSeconds = 7 * 86_400

interface NewLink {
  /** Id of the submission whose one mail carries the link (D22); a new id when left out. */
  id?: string
  purpose: Purpose
  /** Undefined when a name was typed that nobody has. The link then leads nowhere. */
  personId: string | undefined
  newEmail?: string
  seconds?: number
}

/** Makes a one-time link in the caller's transaction and answers its id. `tokenOf` makes the token for the mail from it. */
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
      expires_at: instantFromNow(runtime, of.seconds ?? lasts[of.purpose]),
    })
    .execute()
  return id
}

/** The token behind `#` in the mail: the id and its signature. The fragment of an address reaches no log. */
export const tokenOf = ({ vault }: Pick<Runtime, 'vault'>, id: string): string =>
  `${id}.${vault.sign('mailed-link', id)}`

export interface UsedLink {
  personId: string
  newEmail: string | undefined
}

const token = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{43})$/

const idIn = (runtime: Runtime, given: string): string | undefined => {
  const [, id, signature = ''] = token.exec(given) ?? []
  return id && runtime.vault.isSigned('mailed-link', id, signature) ? id : undefined
}

/** The person to whom a link belongs, without using it up; undefined for a link that does not work. */
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
 * Uses a link up, in the caller's transaction: of many uses at once, one gets it. Undefined when it is forged, used, expired, or
 * of another purpose; the visitor is not told which.
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

/** Ends the earlier links of a person for a purpose, so that only a newer one works. */
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
