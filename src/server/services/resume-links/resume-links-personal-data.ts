import { sql } from 'kysely'
import type { Tx } from '../../database/pool.ts'
import { removeInBatches } from '../../database/remove-in-batches.ts'
import { nowOf, type PersonalDataTable, type Runtime, type SiteRuntime } from '../context.ts'
import { addressHashes } from './address.ts'
import { ownLinks } from './own.ts'
import { readAnswers } from './read-answers.ts'

const forgetLinks = (runtime: Runtime): Promise<number> =>
  removeInBatches(runtime.database, 'resume_link', sql`expires_at < ${nowOf(runtime)}::timestamptz`)

const keptBy = async (runtime: SiteRuntime, personId: string) => {
  const owner = await runtime.database
    .selectFrom('person')
    .select(['id', 'email', 'email_confirmed_at'])
    .where('id', '=', personId)
    .executeTakeFirst()
  const rows = owner ? await ownLinks(runtime, owner).execute() : []
  return rows.map((row) => ({
    title: row.title,
    keptAt: row.kept_at,
    keptUntil: row.expires_at,
    answers: readAnswers(runtime, row),
  }))
}

/**
 * Removes, with the account, the drafts that were kept by its address without logging in, if the address was shown to be theirs.
 */
const removeByAddress = async (tx: Tx, runtime: Runtime, personId: string): Promise<void> => {
  const owner = await tx
    .selectFrom('person')
    .select(['email', 'email_confirmed_at'])
    .where('id', '=', personId)
    .executeTakeFirst()
  if (!owner?.email_confirmed_at) return
  await tx
    .deleteFrom('resume_link')
    .where('address_hash', 'in', addressHashes(runtime, owner.email))
    .execute()
}

export const resumeLinksPersonalData: readonly PersonalDataTable[] = [
  {
    table: 'resume_link',
    terms: ['drafts'],
    sweep: { 'resume links': forgetLinks },
    exported: { drafts: keptBy },
    onDeletion: 'removed',
    closing: removeByAddress,
  },
]
