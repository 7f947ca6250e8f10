import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Files } from './files.ts'
import type { PortUnderTest } from './suite.ts'

/** What every store of files must do. */
export const filesSuite = (name: string, make: () => Promise<PortUnderTest<Files>>): void => {
  describe(name, () => {
    let made: PortUnderTest<Files>
    beforeAll(async () => {
      made = await make()
    })
    afterAll(() => made.close())

    test('gives back the very bytes, also of nothing', async () => {
      const bytes = Uint8Array.from({ length: 70_000 }, (_, at) => at % 251)
      await made.port.put('suite-file-1', bytes)
      await made.port.put('suite-file-2', new Uint8Array())
      expect(Buffer.from((await made.port.get('suite-file-1')) ?? []).equals(bytes)).toBe(true)
      expect(await made.port.get('suite-file-2')).toHaveLength(0)
    })

    test('an unknown file is undefined, and removing it is no failure', async () => {
      expect(await made.port.get('suite-nothing')).toBeUndefined()
      await made.port.remove('suite-nothing')
    })

    test('tells how much room there is', async () => {
      expect(await made.port.free()).toBeGreaterThan(0)
    })

    test('a removed file is gone', async () => {
      await made.port.put('suite-file-3', Uint8Array.of(1))
      await made.port.remove('suite-file-3')
      expect(await made.port.get('suite-file-3')).toBeUndefined()
    })

    test.each(['../../etc/passwd', 'a/b/c/d/e/f/g', '..', '', 'file\u0000name'])(
      'refuses the id %j',
      async (id) => {
        const refused = { partner: 'files', reason: 'refused' }
        await expect(made.port.get(id)).rejects.toMatchObject(refused)
        await expect(made.port.put(id, Uint8Array.of(1))).rejects.toMatchObject(refused)
      },
    )
  })
}
