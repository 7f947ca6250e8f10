import type { Database, Tx } from '../database/pool.ts'

/** How often work is tried at most when PostgreSQL breaks it off because of a deadlock. */
const tries = 4

const wasDeadlock = (thrown: unknown): boolean =>
  thrown instanceof Error && (thrown as { code?: unknown }).code === '40P01'

/**
 * Does work in one transaction, and again when PostgreSQL broke it off because of a deadlock, such as between two links of one
 * account that are followed at once. So `work` must write nothing outside its transaction that a second run would not overwrite.
 */
export const inTransaction = async <T>(database: Database, work: (tx: Tx) => Promise<T>): Promise<T> => {
  for (let left = tries; ; left--) {
    try {
      return await database.transaction().execute(work)
    } catch (thrown) {
      if (left <= 1 || !wasDeadlock(thrown)) throw thrown
    }
  }
}
