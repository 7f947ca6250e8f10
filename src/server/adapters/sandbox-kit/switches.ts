import type { Database } from '../../database/pool.ts'
import { type SandboxMode, type SandboxSwitches, sandboxModes } from '../../ports/sandbox-switches.ts'

/** The switches of `/sandbox`, read from the database so that every process obeys them. */
export const switchesInDatabase = (db: Database): SandboxSwitches => ({
  async mode(partner) {
    const row = await db
      .selectFrom('sandbox_fault')
      .select('mode')
      .where('partner', '=', partner)
      .executeTakeFirst()
    return toMode(row?.mode)
  },
})

const toMode = (word: string | undefined): SandboxMode => sandboxModes.find((mode) => mode === word) ?? 'none'
