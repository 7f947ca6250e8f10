import { expect, test } from 'vitest'
import { freshDatabase } from '../../../../test/kit/database.ts'
import { testChecks } from '../../ports/checks.suite.ts'
import { checks, exampleValuedHome, suiteClock } from '../../ports/valuation.suite.ts'
import { recordsInDatabase } from '../sandbox-kit/records-in-database.ts'
import { valuationSandbox } from './valuation-sandbox-adapter.ts'

testChecks('the sandbox', checks, async () => {
  const { db, close } = await freshDatabase()
  return { port: valuationSandbox(recordsInDatabase(db, suiteClock), suiteClock), clock: suiteClock, close }
})

test('its figures say that they are examples, also of a home of which nothing is known', async () => {
  await using fresh = await freshDatabase()
  const { estimate } = valuationSandbox(recordsInDatabase(fresh.db, suiteClock), suiteClock)
  const bare = { postcode: '1012JS', houseNumber: 1, addition: '2-hoog' }
  expect(await estimate('een', bare)).toMatchObject({
    isExample: true,
    livingArea: 110,
    valuedOn: '2026-11-20',
  })
  expect(await estimate('twee', exampleValuedHome)).toMatchObject({
    ...{ valueCents: 62_000_000, lowCents: 58_300_000, highCents: 65_700_000 },
    isExample: true,
  })
  const { houseType: _type, plotArea: _plot, ...before } = exampleValuedHome
  expect(await estimate('drie', before)).toMatchObject({ valueCents: 61_500_000 })
})
