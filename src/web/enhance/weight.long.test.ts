import { brotliCompressSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import { expect, it } from 'vitest'
import { partSource, parts } from '../render/parts.ts'

const entries = ['src/web/enhance/enhance.ts', ...parts.map(partSource)]

it('the plain script is one file, and with any part that some pages have at most 5 KB without a framework', async () => {
  const built = (await build({
    configFile: 'vite.config.ts',
    logLevel: 'silent',
    plugins: [],
    build: { write: false, rolldownOptions: { input: entries } },
  })) as Rolldown.RolldownOutput
  const scripts = built.output.filter((file) => file.type === 'chunk')
  const entryOf = (source: string) =>
    scripts.find(({ isEntry, facadeModuleId }) => isEntry && facadeModuleId?.endsWith(source))
  const plain = entryOf('src/web/enhance/enhance.ts')
  expect(plain?.imports).toEqual([])
  for (const entry of entries) {
    const files = new Set([plain?.fileName, entryOf(entry)?.fileName])
    for (const file of files)
      for (const inner of scripts.find(({ fileName }) => fileName === file)?.imports ?? []) files.add(inner)
    const loaded = scripts.filter(({ fileName }) => files.has(fileName))
    expect(loaded.length, entry).toBe(files.size)
    expect(loaded.flatMap(({ dynamicImports }) => dynamicImports)).toEqual([])
    const modules = loaded.flatMap(({ moduleIds }) => moduleIds)
    expect(modules.filter((id) => !/src\/(web\/enhance|core)\//.test(id))).toEqual([])
    const weight = loaded.reduce((sum, { code }) => sum + brotliCompressSync(code).length, 0)
    expect(weight, entry).toBeLessThanOrEqual(5 * 1024)
  }
})
