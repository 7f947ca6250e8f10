import { sql } from 'kysely'
import { removeInBatches } from '../../database/remove-in-batches.ts'
import { instantFromNow, nowOf, type Runtime } from '../context.ts'

/** Seconds for which somebody counts as there after a word of their tab: two words and some delay. */
const hereSeconds = 45
/** Seconds for which somebody counts as typing after they did. */
const typingSeconds = 20
/** Seconds after which a row counts for nothing and may go. */
const keptSeconds = 60

/** Most tabs of one member of staff that are told of at once, so that nobody fills the table. */
const mostTabs = 50
/** Most colleagues that are named. */
const mostNamed = 20

/** What a tab has open. */
export interface OpenTab {
  /** The id of the account of whose tab it is. */
  staffId: string
  /** A UUID that the tab made for itself. */
  tab: string
  /** `request/` with a reference, or `content/` with a codename. */
  subject: string
}

/** Somebody who has the same thing open. */
export interface Present {
  id: string
  name: string
  typing: boolean
  /** True for the same member of staff, in another tab. */
  you: boolean
}

/** Writes down that a tab has something open, and whether something was typed there. Beyond `mostTabs` nothing is written. */
export const notePresence = async (
  runtime: Pick<Runtime, 'database' | 'clock'>,
  { staffId, tab, subject }: OpenTab,
  isTyping: boolean,
): Promise<void> => {
  const now = nowOf(runtime)
  await sql`
    INSERT INTO staff_presence AS mine (staff_id, tab, subject, seen_at, typed_at)
    SELECT ${staffId}::uuid, ${tab}::uuid, ${subject}::text, ${now}::timestamptz, ${isTyping ? now : null}::timestamptz
    WHERE (
      SELECT count(*) FROM staff_presence AS own
      WHERE own.staff_id = ${staffId}::uuid AND own.seen_at > ${instantFromNow(runtime, -keptSeconds)}::timestamptz
        AND (own.tab, own.subject) <> (${tab}::uuid, ${subject}::text)
    ) < ${mostTabs}::integer
    ON CONFLICT (staff_id, tab, subject) DO UPDATE
    SET seen_at = excluded.seen_at, typed_at = coalesce(excluded.typed_at, mine.typed_at)`.execute(
    runtime.database,
  )
}

/** Forgets at once what a tab had open. */
export const endPresence = async (
  { database }: Pick<Runtime, 'database'>,
  { staffId, tab, subject }: OpenTab,
): Promise<void> => {
  await database
    .deleteFrom('staff_presence')
    .where('staff_id', '=', staffId)
    .where('tab', '=', tab)
    .where('subject', '=', subject)
    .execute()
}

/** Who has the same thing open beside this tab, by name. */
export const presentBeside = async (
  runtime: Pick<Runtime, 'database' | 'clock'>,
  { staffId, tab, subject }: OpenTab,
): Promise<Present[]> => {
  const { rows } = await sql<Present>`
    SELECT account.id, account.name, account.id = ${staffId}::uuid AS you,
      coalesce(bool_or(there.typed_at > ${instantFromNow(runtime, -typingSeconds)}::timestamptz), false) AS typing
    FROM staff_presence AS there JOIN staff_account AS account ON account.id = there.staff_id
    WHERE there.subject = ${subject}::text AND there.seen_at > ${instantFromNow(runtime, -hereSeconds)}::timestamptz
      AND (there.staff_id, there.tab) <> (${staffId}::uuid, ${tab}::uuid) AND account.left_at IS NULL
    GROUP BY account.id
    ORDER BY account.name, account.id
    LIMIT ${mostNamed}::integer`.execute(runtime.database)
  return rows
}

/** Removes what tabs had open that said nothing for a minute; answers how many rows. */
export const forgetPresence = (runtime: Runtime): Promise<number> =>
  removeInBatches(
    runtime.database,
    'staff_presence',
    sql`seen_at < ${instantFromNow(runtime, -keptSeconds)}::timestamptz`,
  )
