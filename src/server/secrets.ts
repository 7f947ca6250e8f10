import { randomBytes } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { StartRefused } from './database/refusal.ts'

/**
 * The secrets of a demo, made at the first start and kept in the data folder, in a file that only its owner can read. Processes
 * that start together end up with the same secrets. @returns newest first, each at least 32 characters.
 */
export async function demoSecrets(dataDir: string): Promise<string[]> {
  const file = join(dataDir, 'secrets')
  const known = await read(file)
  if (known) return known
  await mkdir(dataDir, { recursive: true })
  const own = `${file}.${randomBytes(6).toString('hex')}`
  await writeFile(own, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600 })
  // A hard link appears whole or not at all, and never replaces the file of another process.
  await link(own, file).catch(() => undefined)
  await rm(own, { force: true })
  const made = await read(file)
  if (!made) throw new StartRefused(`De geheimen van de demo konden niet worden bewaard in ${file}.`)
  return made
}

async function read(file: string): Promise<string[] | undefined> {
  const text = await readFile(file, 'utf8').catch(() => '')
  const secrets = text.split('\n').filter((line) => line.length >= 32)
  return secrets.length > 0 ? secrets : undefined
}
