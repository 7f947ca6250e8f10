import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eicar } from './eicar.ts'
import type { Scan } from './scan.ts'
import type { PortUnderTest } from './suite.ts'

/** What every virus scanner must do, sandbox or real. */
export const scanSuite = (name: string, make: () => Promise<PortUnderTest<Scan>>): void => {
  describe(name, () => {
    let made: PortUnderTest<Scan>
    beforeAll(async () => {
      made = await make()
    })
    afterAll(() => made.close())

    test.each([
      ['nothing', 0],
      ['a byte', 1],
      ['exactly one part of what travels', 65_536],
      ['the largest file', 10_485_760],
    ])('finds nothing in %s', async (_what, bytes) => {
      expect(await made.port.scan(new Uint8Array(bytes).fill(7))).toEqual({ infected: false })
    })

    test('finds the text that scanners are tried with, and names it', async () => {
      expect(await made.port.scan(eicar)).toMatchObject({
        infected: true,
        virus: expect.stringMatching(/eicar/i),
      })
    })

    test('judges each file by itself', async () => {
      const verdicts = await Promise.all([eicar, Uint8Array.of(1), eicar].map((one) => made.port.scan(one)))
      expect(verdicts.map(({ infected }) => infected)).toEqual([true, false, true])
    })
  })
}
