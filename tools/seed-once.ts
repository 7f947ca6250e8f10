import { seeds } from '../content/content.ts'
import { databaseContent } from '../src/server/adapters/content/database.ts'
import { seed } from '../src/server/services/content/seed.ts'
import type { Context } from '../src/server/services/context.ts'

/** Loads the project's own documents into a database without documents, as when its site was never started. */
export const seedOnce = async ({ database, clock }: Pick<Context, 'database' | 'clock'>) => {
  if ((await databaseContent(database).edition()).documents.length === 0) await seed(database, clock, seeds)
}
