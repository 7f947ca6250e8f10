import { readFileSync } from 'node:fs'
import { StartRefused } from './database/refusal.ts'

/**
 * Reads these settings from the files that `NAME_FILE` variables name; returns contents by setting.
 * @throws StartRefused for a
 * file that cannot be read, and for a secret that is given twice.
 */
export const secretsFromFiles = (
  env: NodeJS.ProcessEnv,
  settings: readonly string[],
): Record<string, string> => {
  const found: Record<string, string> = {}
  for (const name of settings) {
    const path = env[`${name}_FILE`]?.trim()
    if (!path) continue
    if (env[name]?.trim()) throw new StartRefused(`${name} en ${name}_FILE staan er allebei: geef er één.`)
    try {
      found[name] = readFileSync(path, 'utf8').trim()
    } catch {
      throw new StartRefused(`${name}_FILE wijst naar een bestand dat niet kan worden gelezen.`)
    }
  }
  return found
}
