import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { systemClock } from '../../../core/kernel/clock.ts'
import { addressesSuite } from '../../ports/addresses.suite.ts'
import type { Addresses } from '../../ports/addresses.ts'
import { cachedAddresses } from '../../ports/cached-addresses.ts'
import { wireSuite } from '../../ports/wire.suite.ts'
import { pdok } from './pdok-adapter.ts'
import { type PdokStandIn, standIn as pdokStandIn } from './pdok-stand-in.ts'

/** The fields of PDOK's answer that the adapter needs; any other may be missing. */
const home = [
  'response',
  'response.docs',
  'response.numFound',
  ...[
    'straatnaam',
    'huisnummer',
    'postcode',
    'woonplaatsnaam',
    'gemeentenaam',
    'gemeentecode',
    'centroide_ll',
  ].map((field) => `response.docs[].${field}`),
]

addressesSuite('PDOK', async () => {
  const register = await pdokStandIn()
  return { port: pdok({ ...register, timeout: 30_000 }), close: register.close }
})

addressesSuite('PDOK, its answers kept', async () => {
  const register = await pdokStandIn()
  return {
    port: cachedAddresses(pdok({ ...register, timeout: 30_000 }), systemClock),
    close: register.close,
  }
})

describe('PDOK as a neighbour on the internet', () => {
  let register: PdokStandIn
  let addresses: Addresses
  beforeAll(async () => {
    register = await pdokStandIn()
  })
  beforeEach(() => {
    register.instead = undefined
    register.asked.length = 0
    addresses = pdok({ ...register, timeout: 30_000 })
  })
  afterAll(() => register.close())

  test('the town is where post goes, not the municipality that it belongs to', async () => {
    expect(await addresses.lookup('9581AA', 3)).toMatchObject({
      city: 'Musselkanaal',
      municipality: 'Stadskanaal',
      municipalityId: 'GM0037',
    })
  })

  test('additions come in reading order', async () => {
    expect((await addresses.lookup('1012JS', 1))?.additions).toEqual(['2-hoog', 'A', 'B'])
  })

  test('is asked by filters, for addresses only', async () => {
    await addresses.lookup('3821BT', 10)
    const asked = new URL(register.asked[0] ?? '', register.locationUrl)
    expect(asked.pathname).toBe('/search/v3_1/free')
    expect(asked.searchParams.getAll('fq')).toEqual(['type:adres', 'postcode:3821BT', 'huisnummer:10'])
  })

  test('facts are those of the home with that addition, and links lead nowhere else', async () => {
    expect(await addresses.facts('1012JS', 1, 'a')).toEqual({ constructionYear: 1978, livingAreaSize: 68 })
    const ids = register.asked.map((path) => /identificatie=(\d+)/.exec(path)?.[1]).filter(Boolean)
    expect(ids).toEqual(['0363010000000102'])
    expect(register.asked.at(-1)).toBe('/bag/ogc/v2/collections/pand/items/9f3c-11?f=json')
  })

  test('additions are told apart as the register does, and what could be several homes is none', async () => {
    const found: Record<string, string | undefined> = {}
    for (const addition of ['a', 'A', 'A-2', 'A2', 'a2', '']) {
      register.asked.length = 0
      await addresses.facts('1012JT', 2, addition)
      found[addition] = register.asked.map((path) => /identificatie=\d+(\d\d)&/.exec(path)?.[1]).find(Boolean)
    }
    expect(found).toEqual({ a: '00', A: '01', 'A-2': '02', A2: '03', a2: undefined, '': undefined })
  })

  test.each([
    [500, '{}', 'unreachable'],
    [429, '{}', 'unreachable'],
    [400, '{}', 'refused'],
    [200, '<html>', 'nonsense'],
    [200, '{"response":{"docs":[{"postcode":"3821BT","huisnummer":10}]}}', 'nonsense'],
    [200, '', 'nonsense'],
  ])('HTTP %i with %j is told as %s', async (status, body, reason) => {
    register.instead = { status, body }
    await expect(addresses.lookup('3821BT', 10)).rejects.toMatchObject({ partner: 'addresses', reason })
  })
})

wireSuite(
  'PDOK',
  async () => {
    const register = await pdokStandIn()
    return {
      port: pdok({ ...register, timeout: 30_000 }),
      spoil: (change) => {
        register.spoil = change
      },
      close: register.close,
    }
  },
  {
    lookup: { ask: (port) => port.lookup('3821BT', 10), needs: [home] },
    facts: {
      ask: (port) => port.facts('3821BT', 10, ''),
      needs: [home, ['features', 'features[].properties'], ['properties']],
    },
  },
)
