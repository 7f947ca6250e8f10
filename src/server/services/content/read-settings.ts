import type { Settings } from '../../../core/content/settings.ts'
import type { Database } from '../../database/pool.ts'
import { validateSettings } from './validate.ts'

/**
 * The published settings, read by themselves: for a command, which draws no page. Links in them stay as they were written
 * (`page:contact`), since only the whole content knows where they lead. Undefined where there are none, or where they are broken.
 */
export const readSettings = async (database: Database): Promise<Settings | undefined> => {
  const row = await database
    .selectFrom('content_document')
    .select(['codename', 'published'])
    .where('codename', '=', 'settings')
    .executeTakeFirst()
  return row && validateSettings({ codename: row.codename, body: row.published }, () => undefined)
}
