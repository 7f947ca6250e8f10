import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { withFault } from './faults/fault.ts'
import { faults, folderOf } from './faults/index.ts'

// Which faults are planted is said by markers in the code: a marker without a fault promises a test that nobody tried.
// Whether its tests turn red is tried by planted-faults.test.ts.

const root = fileURLToPath(new URL('..', import.meta.url))
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const marker = /^\s*\/\/ rule: (.+)$/gm

/** Each rule of a source with a marker, as `file: rule`. */
const marked = (path: string): string[] =>
  [...read(path).matchAll(marker)].map(([, rule]) => `${path}: ${rule}`)

const planted = faults.map((fault) => `${folderOf(fault)}/${fault.file}: ${fault.rule}`)

test('every marker has a fault, and every fault a marker', () => {
  const markers = globSync('{src,tools,ops}/**/*.{ts,tsx,mjs}', { cwd: root }).flatMap(marked)
  expect(markers.length).toBeGreaterThan(150)
  expect(markers.toSorted()).toEqual(planted.toSorted())
})

test('every fault breaks one line, and leaves a program', () => {
  for (const fault of faults) {
    const path = `${folderOf(fault)}/${fault.file}`
    expect(parseSync(path, withFault(read(path), fault)).errors, fault.rule).toEqual([])
  }
})

test('the tests that must notice a fault are there', () => {
  const tests = faults.flatMap((fault) => fault.tests.map((name) => `${folderOf(fault)}/${name}.test.ts`))
  expect(tests.filter((path) => globSync(path, { cwd: root }).length === 0)).toEqual([])
})
