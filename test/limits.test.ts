import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

// Largest number of lines in a file; the linter counts those of functions (biome.jsonc).

const most = 300

/** Files that may be longer, each with its reason. */
const longer: Readonly<Record<string, string>> = {
  'src/server/database/tables.ts': 'written by a tool from the migrations',
}

const lines = (path: string) => readFileSync(path, 'utf8').split('\n').length - 1
const files = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' })
  .split('\0')
  .filter((path) => /\.(ts|tsx|mjs|cjs|css)$/.test(path) && existsSync(path))

test(`no file has more than ${most} lines`, () => {
  expect(files.length).toBeGreaterThan(500)
  expect(files.filter((path) => !longer[path] && lines(path) > most)).toEqual([])
})

test('every exception is needed', () => {
  for (const path of Object.keys(longer)) expect(lines(path), path).toBeGreaterThan(most)
})
