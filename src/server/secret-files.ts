import { readFileSync } from 'node:fs'
import { StartRefused } from './database/refusal.ts'

/** Settings that hold a secret: `NAME_FILE` may name a file with it instead, as container platforms mount them. */
const secretSettings = [
  'DATABASE_URL',
  'DATABASE_OWNER_URL',
  'SECRETS',
  'SMTP_URL',
  'HANDYMAN_SECRET',
  'COMMUNITY_SECRET',
  'S3_SECRET_ACCESS_KEY',
] as const

/** The secrets that files hold, by their settings. @throws StartRefused for a file that cannot be read, and for a secret that is given twice. */
export const secretsFromFiles = (env: NodeJS.ProcessEnv): Record<string, string> => {
  const found: Record<string, string> = {}
  for (const name of secretSettings) {
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
