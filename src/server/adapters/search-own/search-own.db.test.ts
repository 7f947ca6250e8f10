import { freshDatabase } from '../../../../test/kit/database.ts'
import { clockAt } from '../../../core/kernel/clock.ts'
import { testChecks } from '../../ports/checks.suite.ts'
import { searchChecks } from '../../ports/search.suite.ts'
import { searchOwn } from './search-own-adapter.ts'

testChecks('our own search', searchChecks, async () => {
  const { db, close } = await freshDatabase()
  return { port: searchOwn(db), clock: clockAt('2026-11-20T12:00:00Z'), close }
})
