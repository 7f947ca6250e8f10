import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { failures } from '../../../test/kit/failures.ts'
import { streetName } from '../../core/fields/home/street-name.ts'
import { type Addresses, addressesGuards } from './addresses.ts'
import type { PortUnderTest } from './suite.ts'

const testCrowdedNumbers = (port: () => Addresses): void => {
  test('one number may stand in two towns and two streets: the addition says where', async () => {
    const found = async (addition?: string) =>
      addressesGuards.lookup.parse(await port().lookup('1222AB', 8, addition))
    const whose = {
      A: ['Voorbeeldse Heiweg', 'Hilversum', 'GM0402', 'Hilversum', 52.25, 5.17],
      B: ['Voorbeeldse Zijweg', 'Hilversum', 'GM0402', 'Hilversum', 52.25, 5.17],
      GB4: ['Voorbeeldse Heiweg', 'Bussum', 'GM1942', 'Gooise Meren', 52.28, 5.16],
    }
    expect(
      await failures(Object.entries(whose), async ([addition, right]) => {
        const home = await found(addition)
        expect([
          ...[home?.streetName, home?.city, home?.municipalityId, home?.municipality],
          ...[home?.lat, home?.lon],
        ]).toEqual(right)
        expect(home?.additions).toEqual(Object.keys(whose))
      }),
    ).toEqual([])
    expect(await found('Z')).toEqual(await found())
  })

  test('knows every addition of a number that has hundreds', async () => {
    const found = addressesGuards.lookup.parse(await port().lookup('8723CG', 1))
    expect(found?.additions).toEqual(Array.from({ length: 250 }, (_, at) => `${at + 1}`))
  })

  test('a street that is called two ways is a street that a form takes', async () => {
    const found = addressesGuards.lookup.parse(await port().lookup('6811AA', 4))
    expect(streetName.schema.parse(found?.streetName)).toBe('Voorbeeldkade/Havenweg')
  })
}

/**
 * What every address partner must do, sandbox or real. Tests of real adapters answer them with the homes of the demonstration.
 */
export const addressesSuite = (name: string, make: () => Promise<PortUnderTest<Addresses>>): void => {
  describe(name, () => {
    let made: PortUnderTest<Addresses>
    beforeAll(async () => {
      made = await make()
    })
    afterAll(() => made.close())

    test('finds a plain home with its place on the map', async () => {
      const found = addressesGuards.lookup.parse(await made.port.lookup('3821BT', 10))
      expect(found).toEqual({
        postcode: '3821BT',
        houseNumber: 10,
        streetName: 'Voorbeeldlaan',
        city: 'Amersfoort',
        lat: 52.1561,
        lon: 5.3878,
        municipalityId: 'GM0307',
        municipality: 'Amersfoort',
        additions: [],
      })
    })

    test('lists the additions of a number, each once', async () => {
      const found = addressesGuards.lookup.parse(await made.port.lookup('1012JS', 1))
      expect(found).toMatchObject({ streetName: 'Voorbeeldplein', city: 'Amsterdam' })
      expect([...(found?.additions ?? [])].sort()).toEqual(['2-hoog', 'A', 'B'])
    })

    testCrowdedNumbers(() => made.port)

    test('an address that does not exist is undefined, and so are its facts', async () => {
      expect(await made.port.lookup('9999ZZ', 99)).toBeUndefined()
      expect(await made.port.facts('9999ZZ', 99, '')).toBeUndefined()
    })

    test('knows when a home was built and how large it is', async () => {
      const facts = addressesGuards.facts.parse(await made.port.facts('3821BT', 10, ''))
      expect(facts).toEqual({ constructionYear: 1978, livingAreaSize: 124 })
    })

    test('knows where a postcode is, and that of none', async () => {
      const place = addressesGuards.locate.parse(await made.port.locate('3821BT'))
      expect(place?.lat).toBeCloseTo(52.156, 2)
      expect(place?.lon).toBeCloseTo(5.388, 2)
      expect(await made.port.locate('9999ZZ')).toBeUndefined()
    })

    test('the same question has the same answer', async () => {
      expect(await made.port.lookup('1012JS', 1)).toEqual(await made.port.lookup('1012JS', 1))
    })
  })
}
