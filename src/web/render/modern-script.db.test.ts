import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const folders = ['client', 'office'].map((name) =>
  fileURLToPath(new URL(`../../../dist/${name}/assets`, import.meta.url)),
)

/** Code that compilers and polyfills write for browsers that the site does not support (docs/operations.md, Browsers). */
const legacy: readonly (readonly [string, RegExp])[] = [
  ['a class as functions', /Cannot call a class as a function|Super expression must either be null/],
  ['a spread or a loop as functions', /Invalid attempt to (spread|iterate|destructure)/],
  ['a helper of Babel', /@babel\/helpers|babelHelpers/],
  ['a generator as a state machine', /regeneratorRuntime|Generator is already executing/],
  ['a polyfill', /\b(Array|String|Object|Promise|Number|Map|Set)(\.prototype)?\.\w+\s*(\|\||=function|=\()/],
  ['core-js', /__core-js_shared__/],
]

const found = (script: string) => legacy.filter(([, pattern]) => pattern.test(script)).map(([name]) => name)

test('what is built for browsers carries nothing for those that are not supported', () => {
  const scripts = folders
    .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))
    .filter((file) => file.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(20)
  const carrying = scripts
    .map((file) => [file, found(readFileSync(file, 'utf8'))] as const)
    .filter(([, names]) => names.length > 0)
  expect(carrying).toEqual([])
})

test('the check knows what it looks for', () => {
  expect(found('if(!(e instanceof t))throw TypeError(`Cannot call a class as a function`)')).toHaveLength(1)
  expect(found('Array.prototype.at||(Array.prototype.at=function(){})')).toHaveLength(1)
  expect(found('class A{static b=1}Array.prototype.slice.call(x)')).toEqual([])
})
