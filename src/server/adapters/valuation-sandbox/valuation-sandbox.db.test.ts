import { describe, expect, test } from 'vitest'
import { freshDatabase } from '../../../../test/kit/database.ts'
import { testChecks } from '../../ports/checks.suite.ts'
import { checks, exampleValuedHome, suiteClock } from '../../ports/valuation.suite.ts'
import { addressesSandbox } from '../addresses-sandbox/addresses-sandbox-adapter.ts'
import { recordsInDatabase } from '../sandbox-kit/records-in-database.ts'
import { demoHomes } from './figures.ts'
import { valuationSandbox } from './valuation-sandbox-adapter.ts'

testChecks('the sandbox', checks, async () => {
  const { db, close } = await freshDatabase()
  return { port: valuationSandbox(recordsInDatabase(db, suiteClock), suiteClock), clock: suiteClock, close }
})

test('its figures say that they are examples, also of a home of which nothing is known', async () => {
  await using fresh = await freshDatabase()
  const { estimate } = valuationSandbox(recordsInDatabase(fresh.db, suiteClock), suiteClock)
  const bare = { postcode: '1016AB', houseNumber: 1, addition: '2-hoog' }
  expect(await estimate('een', bare)).toMatchObject({
    isExample: true,
    livingArea: 110,
    valuedOn: '2026-11-20',
  })
  const other = { ...exampleValuedHome, houseNumber: 12 }
  expect(await estimate('twee', other)).toMatchObject({
    ...{ valueCents: 62_000_000, lowCents: 58_300_000, highCents: 65_700_000 },
    isExample: true,
  })
  const { houseType: _type, plotArea: _plot, ...before } = other
  expect(await estimate('drie', before)).toMatchObject({ valueCents: 61_500_000 })
})

describe('a home of the demonstration', () => {
  const homes = Object.keys(demoHomes).map((key) => {
    const [postcode = '', number] = key.split(' ')
    return { postcode, houseNumber: Number(number), addition: '' }
  })

  test.each(homes)('has one value, whatever is told of it: $postcode $houseNumber', async (home) => {
    await using fresh = await freshDatabase()
    const model = valuationSandbox(recordsInDatabase(fresh.db, suiteClock), suiteClock)
    const told = { ...home, houseType: '4', constructionYear: 2020, livingArea: 300, plotArea: 900 } as const
    const estimate = await model.estimate('een', home)
    expect(await model.estimate('twee', told)).toEqual(estimate)
    const { report } = await model.coverage(home)
    expect(report).toBe(home.postcode !== '9711LM')
    if (report) expect(await model.report('drie', told)).toMatchObject(estimate)
    else await expect(model.report('drie', told)).rejects.toMatchObject({ reason: 'refused' })
  })

  test.each(homes)('is as old and large as the register says: $postcode $houseNumber', async (home) => {
    const { postcode, houseNumber, addition } = home
    const facts = demoHomes[`${postcode} ${houseNumber}`]?.facts
    const registered = await addressesSandbox().facts(postcode, houseNumber, addition)
    expect(registered?.constructionYear).toBe(facts?.constructionYear)
    expect(registered?.livingAreaSize).toBe(facts?.livingArea)
  })
})
