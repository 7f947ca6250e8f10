import type { Database, Tx } from '../database/pool.ts'

/** So often is work done again that PostgreSQL broke off because it and other work waited for each other. */
const tries = 4

const wasDeadlock = (thrown: unknown): boolean =>
  thrown instanceof Error && (thrown as { code?: unknown }).code === '40P01'

/**
 * Does work in one transaction, and does it again when it was broken off in favour of what waited for it: two links
 * of one account that are followed at once, say. So `work` writes down nothing outside its transaction that a second
 * run would not overwrite.
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
