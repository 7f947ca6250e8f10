import { sql } from 'kysely'

/**
 * A part of a statement, by the name `quick`, after which its transaction need not wait for the disk when it commits:
 * for what does no harm when a crash of the database forgets it. A later commit that does wait takes everything
 * before it along.
 */
export const unhurried = sql`quick AS (SELECT set_config('synchronous_commit', 'off', true))`
