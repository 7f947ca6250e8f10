import type { Database } from '../../database/pool.ts'

/** Whether somebody had a membership before of which the first year was free. Nobody gets that twice (spec 002 section 1). */
export const hadFreeYear = async (database: Database, personId: string): Promise<boolean> => {
  const before = await database
    .selectFrom('membership')
    .select('relation_id')
    .where('person_id', '=', personId)
    .where('free_first_year', '=', true)
    .limit(1)
    .executeTakeFirst()
  return before !== undefined
}
