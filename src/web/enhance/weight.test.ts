import { brotliCompressSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import { expect, it } from 'vitest'

it('the plain script is one file of at most 5 KB and brings no framework', async () => {
  const built = (await build({
    configFile: 'vite.config.ts',
    logLevel: 'silent',
    plugins: [],
    build: { write: false, rolldownOptions: { input: 'src/web/enhance/index.ts' } },
  })) as Rolldown.RolldownOutput
  const scripts = built.output.filter((file) => file.type === 'chunk')
  const plain = scripts.find(({ isEntry, facadeModuleId }) => isEntry && facadeModuleId?.includes('enhance'))
  expect(plain?.imports).toEqual([])
  expect(plain?.dynamicImports).toEqual([])
  expect(plain?.moduleIds.filter((id) => !/src\/(web\/enhance|core)\//.test(id))).toEqual([])
  expect(brotliCompressSync(plain?.code ?? '').length).toBeLessThanOrEqual(5 * 1024)
})
