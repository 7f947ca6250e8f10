import { freshDatabase } from '../../../../test/kit/database.ts'
import { checks, suiteClock } from '../../ports/cases.suite.ts'
import { testChecks } from '../../ports/checks.suite.ts'
import { recordsInDatabase } from '../sandbox-kit/records-in-database.ts'
import { keptOrders } from '../sandbox-kit/test-orders.ts'
import { casesSandbox } from './cases-sandbox-adapter.ts'

testChecks('the sandbox', checks, async () => {
  const fresh = await freshDatabase()
  return {
    port: casesSandbox(recordsInDatabase(fresh.db, suiteClock)),
    clock: suiteClock,
    received: (key: string) => keptOrders(fresh.db, 'cases', key),
    close: fresh.close,
  }
})
