import { afterAll, beforeAll, describe, test } from 'vitest'
import type { Check } from './suite.ts'

/**
 * Registers each check of a port as a test. `make` opens what the checks run against, such as an adapter and its clock; it is
 * opened once, shared by all of them, and closed after the last.
 */
export const testChecks = <World>(
  name: string,
  checks: readonly Check<World>[],
  make: () => Promise<World & { close(): Promise<void> }>,
): void => {
  describe(name, () => {
    let world: World & { close(): Promise<void> }
    beforeAll(async () => {
      world = await make()
    })
    afterAll(() => world.close())
    for (const { what, run } of checks) test(what, () => run(world))
  })
}
