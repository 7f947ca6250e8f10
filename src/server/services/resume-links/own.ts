import { sql } from 'kysely'
import { nowOf, type Runtime } from '../context.ts'
import { addressHashes } from './address.ts'

/** An account: forms that were kept by its address are its own once the address was shown to be theirs. */
export interface Owner {
  id: string
  email: string
  email_confirmed_at: string | null
}

/** Forms of a person that were kept and not sent, also those that were kept by their address without logging in. */
export const ownLinks = (runtime: Pick<Runtime, 'database' | 'vault' | 'clock'>, owner: Owner) =>
  runtime.database
    .selectFrom('resume_link')
    .select(['id', 'funnel', 'title', 'kept_at', 'expires_at', 'answers_locked'])
    .where((on) =>
      on.or([
        on('person_id', '=', sql<string>`${owner.id}::uuid`),
        ...(owner.email_confirmed_at ? [on('address_hash', 'in', addressHashes(runtime, owner.email))] : []),
      ]),
    )
    .where('sent_at', 'is', null)
    .where('expires_at', '>', nowOf(runtime))
    .orderBy('kept_at')
