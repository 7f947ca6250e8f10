import { chmod, cp, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { run } from '../../src/server/database/command.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

// Arguments of `unshare` for a network namespace with nothing but the loopback interface in it. Where the system forbids that,
// the test is skipped.
const alone = ['-rn', 'sh', '-c', 'ip link set lo up && exec "$0" "$@"']
const isRoot = process.getuid?.() === 0
const cut = isRoot ? ['-n', ...alone.slice(1)] : alone
const mayCut = (await run('unshare', [...cut, 'true'])).code === 0

let dataDir: string
let house: string

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'newcomer-'))
  await chmod(dataDir, 0o755)
  house = await freshCopy()
})
afterEach(async () => {
  await rm(dataDir, { recursive: true, force: true })
  await rm(house, { recursive: true, force: true })
})

/** Copies the sources as a newcomer downloads them, with the libraries installed and nothing built yet. */
async function freshCopy(): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'fresh-'))
  await chmod(copy, 0o755)
  const left = new Set(['node_modules', 'dist', '.cache', '.data'])
  await cp(root, copy, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (from) => !left.has(relative(root, from).split('/')[0] ?? ''),
  })
  await symlink(join(root, 'node_modules'), join(copy, 'node_modules'))
  return copy
}

const withoutNetwork = (command: string[]) =>
  run('unshare', [...cut, 'sh', '-c', 'cd "$0" && exec "$@"', house, ...command], {
    env: { HOME: process.env.HOME },
    timeoutMs: 580_000,
  })

test.runIf(mayCut)('with the network cut off the site starts, serves, books and stops', async () => {
  const script = join(house, 'test', 'storms', 'newcomer.ts')
  const { code, output } = await withoutNetwork([process.execPath, script, dataDir])
  expect(code, output).toBe(0)
  const told = JSON.parse(output.split('\n').at(-1) ?? '') as Record<string, unknown>
  expect(told).toEqual({
    pages: {
      '/': 200,
      '/diensten': 200,
      '/diensten/wonen-en-onderhoud-diensten/klusservice': 200,
      '/sandbox': 200,
      '/api/docs': 200,
    },
    booked: 201,
    code: 0,
  })
})
