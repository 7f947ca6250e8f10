import { sql } from 'kysely'
import { nowOf, type Runtime } from '../context.ts'
import { addressHashes } from './address.ts'

/** An account: forms that were kept by its address are its own once the address was shown to be theirs. */
export interface Owner {
  id: string
  email: string
  email_confirmed_at: string | null
}

/**
 * Forms of a person that were kept and not sent, the newest first. Anybody may keep one by any address: such a one is theirs
 * once somebody opened it by the link in the mail to that address.
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
