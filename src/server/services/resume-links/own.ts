import { sql } from 'kysely'
import { nowOf, type Runtime } from '../context.ts'
import { addressHashes } from './address.ts'

/**
 * The part of an account by which its drafts are found. Drafts with its address count once the address was shown to be the
 * person's.
 */
export interface Owner {
  id: string
  email: string
  email_confirmed_at: string | null
}

/**
 * A person's drafts that were not sent, the newest first. Anybody may keep a draft under any address, so one with the person's
 * address counts once somebody opened it by the link in the mail to that address.
 */
export const ownLinks = (runtime: Pick<Runtime, 'database' | 'vault' | 'clock'>, owner: Owner) =>
  runtime.database
    .selectFrom('resume_link')
    .select(['id', 'funnel', 'title', 'kept_at', 'expires_at', 'answers_locked', 'person_id'])
    .where((on) =>
      on.or([
        on('person_id', '=', sql<string>`${owner.id}::uuid`),
        ...(owner.email_confirmed_at
          ? [on.and([on('address_hash', 'in', addressHashes(runtime, owner.email)), on('openings', '>', 0)])]
          : []),
      ]),
    )
    .where('sent_at', 'is', null)
    .where('expires_at', '>', nowOf(runtime))
    .orderBy('kept_at', 'desc')
