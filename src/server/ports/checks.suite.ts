import { afterAll, beforeAll, describe, test } from 'vitest'
import type { Check } from './suite.ts'

/** Runs the checks of a port as tests, in one world that all of them share. */
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
