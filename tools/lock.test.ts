import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

interface Locked {
  version: string
  optionalDependencies?: Record<string, string>
}

// `npm ci` refuses a lock file that leaves out what a package has for other platforms, also where it would not install it.
test('package-lock.json names every optional package, for every platform', () => {
  const path = fileURLToPath(new URL('../package-lock.json', import.meta.url))
  const { packages } = JSON.parse(readFileSync(path, 'utf8')) as { packages: Record<string, Locked> }
  const missing = Object.entries(packages).flatMap(([folder, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => !packages[`node_modules/${name}`] && !packages[`${folder}/node_modules/${name}`],
    ),
  )
  expect(missing).toEqual([])
})
