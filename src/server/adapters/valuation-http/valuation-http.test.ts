import { expect, test } from 'vitest'
import { testChecks } from '../../ports/checks.suite.ts'
import { signedAdapterSuite } from '../../ports/signed-adapter.suite.ts'
import { ask, checks, exampleHome, interfaceChecks, suiteClock } from '../../ports/valuation.suite.ts'
import { valuationGuards } from '../../ports/valuation.ts'
import { valuationHttp } from './index.ts'
import { standIn } from './stand-in.ts'

const ofValue = [
  ...['value_cents', 'low_cents', 'high_cents', 'valued_on', 'source'],
  ...['construction_year', 'living_area'],
] as const
const secret = 'een-geheim-van-meer-dan-32-tekens-lang'

testChecks('the partner over HTTP', [...checks, ...interfaceChecks], async () => {
  const partner = await standIn({ secret, clock: suiteClock })
  return {
    port: valuationHttp({ url: partner.url, secret, timeout: 30_000 }, suiteClock),
    clock: suiteClock,
    close: partner.close,
  }
})

signedAdapterSuite({
  name: 'valuation',
  guards: valuationGuards,
  clock: suiteClock,
  open: valuationHttp,
  standIn,
  ask,
  order: (port, key) => port.estimate(key, exampleHome),
  conversations: {
    coverage: { ask, needs: [['estimate', 'report']] },
    estimate: {
      ask: (port) => port.estimate('same-key', exampleHome),
      needs: [[...ofValue]],
    },
    report: {
      ask: (port) => port.report('report-key', exampleHome),
      needs: [
        [
          ...[...ofValue, 'compared', 'compared[].place', 'compared[].sold_on', 'compared[].price_cents'],
          ...['compared[].living_area', 'compared[].construction_year'],
        ],
      ],
    },
  },
})

test('an example is no value in production, and one in a trial', async () => {
  const partner = await standIn({ secret, clock: suiteClock })
  partner.spoil = (answer) => ({ ...(answer as object), example: true })
  const open = (production: boolean) =>
    valuationHttp({ url: partner.url, secret, timeout: 30_000 }, suiteClock, { production })
  try {
    await expect(open(true).estimate('een', exampleHome)).rejects.toMatchObject({ reason: 'nonsense' })
    await expect(open(true).report('drie', exampleHome)).rejects.toMatchObject({ reason: 'nonsense' })
    expect(await open(false).estimate('twee', exampleHome)).toMatchObject({ isExample: true })
  } finally {
    await partner.close()
  }
})
