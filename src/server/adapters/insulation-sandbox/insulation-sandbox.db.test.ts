import { expect, test } from 'vitest'
import { freshDatabase } from '../../../../test/kit/database.ts'
import { testChecks } from '../../ports/checks.suite.ts'
import {
  checks,
  exampleInsulationQuestion,
  exampleRegistration,
  suiteClock,
} from '../../ports/insulation.suite.ts'
import { insulationName } from '../../ports/insulation.ts'
import { recordsInDatabase } from '../sandbox-kit/records-in-database.ts'
import { keptOrders } from '../sandbox-kit/test-orders.ts'
import { insulationSandbox } from './insulation-sandbox-adapter.ts'

testChecks('the sandbox', checks, async () => {
  const fresh = await freshDatabase()
  return {
    port: insulationSandbox(recordsInDatabase(fresh.db, suiteClock)),
    clock: suiteClock,
    received: (key: string) => keptOrders(fresh.db, insulationName, key),
    close: fresh.close,
  }
})

test('a registration is kept as it was handed over, and a question is not kept', async () => {
  await using fresh = await freshDatabase()
  const port = insulationSandbox(recordsInDatabase(fresh.db, suiteClock))
  await port.estimate(exampleInsulationQuestion)
  expect(await fresh.db.selectFrom('sandbox_order').selectAll().execute()).toEqual([])
  const { partnerReference } = await port.register('de-sleutel', exampleRegistration)
  expect(partnerReference).toMatch(/^IS-[0-9A-F]{10}$/)
  expect(
    await recordsInDatabase(fresh.db, suiteClock).bodyOf({ partner: insulationName, key: 'de-sleutel' }),
  ).toEqual(exampleRegistration)
})
