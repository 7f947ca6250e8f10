import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { parseSync } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Fault, withFault } from './faults/fault.ts'
import { faults, folderOf } from './faults/index.ts'
import { isLongRound } from './kit/long-round.ts'
import { scratchFolder } from './kit/scratch.ts'

// A test that cannot fail is a defect: every rule that has a marker in the code is broken once, in a copy of the sources,
// and its tests must turn red. Some faults always run, all of them with TEST_ALL=1.

const root = fileURLToPath(new URL('..', import.meta.url))
const testsOf = (fault: Fault) => fault.tests.map((name) => `${folderOf(fault)}/${name}.test.ts`)
const chosen = isLongRound ? faults : faults.filter(({ always }) => always)
const vitest = join(root, 'node_modules/vitest/vitest.mjs')

const needsDatabase = (file: string) => file.endsWith('.db.test.ts')

let copy = ''

/** How many tests passed and failed, and the files that could not be run at all: there a fault would turn nothing red. */
interface Outcome {
  passed: number
  failed: number
  unread: string[]
}

/** Runs some tests in the copy. A run without report throws. */
const run = async (files: readonly string[]): Promise<Outcome> => {
  const report = join(copy, 'report.json')
  await rm(report, { force: true })
  const args = [
    vitest,
    'run',
    `--config=${files.some(needsDatabase) ? 'database' : 'unit'}.config.mjs`,
    '--reporter=json',
    `--outputFile=${report}`,
    '--maxWorkers=1',
    '--bail=1',
    ...files,
  ]
  // a vitest inside a vitest must not think that it is one of its workers; what is red is so in the short round
  const isOurs = (name: string) => !name.startsWith('VITEST') && name !== 'TEST_ALL'
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => isOurs(name)))
  // red is exit code 1, so only the report tells
  await promisify(execFile)(process.execPath, args, { cwd: copy, env }).catch(() => undefined)
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(await readFile(report, 'utf8')) as {
    numPassedTests: number
    numFailedTests: number
    testResults: { name: string; assertionResults: unknown[] }[]
  }
  const unread = testResults.filter(({ assertionResults }) => assertionResults.length === 0)
  return { passed: numPassedTests, failed: numFailedTests, unread: unread.map(({ name }) => name) }
}

beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'planted-'))
  // what the broken files may import of ours, and funnels on which the engine is tried
  for (const part of ['src', 'test/kit', 'content', 'db'])
    await cp(join(root, part), join(copy, part), { recursive: true })
  for (const file of ['package.json', 'tsconfig.json']) await cp(join(root, file), join(copy, file))
  await symlink(join(root, 'node_modules'), join(copy, 'node_modules'))
  const test = { include: ['src/**/*.test.ts'], testTimeout: 120_000, env: { TZ: 'America/Los_Angeles' } }
  const database = {
    ...test,
    testTimeout: 300_000,
    hookTimeout: 300_000,
    globalSetup: ['test/kit/database.ts'],
  }
  for (const [name, of] of Object.entries({ unit: test, database }))
    await writeFile(join(copy, `${name}.config.mjs`), `export default ${JSON.stringify({ test: of })}\n`)
})

afterAll(async () => {
  if (!copy) return
  // where its databases stood; its kit knows the folder of the copy with a slash behind it
  for (const folder of [scratchFolder(join(copy, '/')), copy])
    await rm(folder, { recursive: true, force: true })
})

describe('a planted fault turns its tests red', () => {
  it('and without one they are green', { timeout: 900_000 }, async () => {
    const files = [...new Set(chosen.flatMap(testsOf))]
    const outcomes = [await run(files.filter((file) => !needsDatabase(file)))]
    if (files.some(needsDatabase)) outcomes.push(await run(files.filter(needsDatabase)))
    expect(outcomes.flatMap(({ unread }) => unread)).toEqual([])
    for (const { failed, passed } of outcomes) {
      expect(failed).toBe(0)
      expect(passed).toBeGreaterThan(10)
    }
  })

  it.each(chosen.map((fault) => [fault.rule, fault] as const))(
    '%s',
    { timeout: 300_000 },
    async (_rule, fault) => {
      const path = join(copy, folderOf(fault), fault.file)
      const source = await readFile(path, 'utf8')
      const broken = withFault(source, fault)
      // a fault that is no program would be red whatever the tests look at
      expect(parseSync(path, broken).errors, 'the fault does not parse').toEqual([])
      await writeFile(path, broken)
      try {
        const { failed } = await run(testsOf(fault))
        expect(failed, 'no test noticed').toBeGreaterThan(0)
      } finally {
        await writeFile(path, source)
      }
    },
  )
})
