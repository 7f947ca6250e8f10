import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { securityHeaders } from '../security.ts'
import { workerPolicy } from './content-security-policy.ts'

const assets = join(fileURLToPath(new URL('../../../..', import.meta.url)), 'dist/client/assets')

test('WebAssembly is allowed to one built worker, and to nothing else', () => {
  const names = readdirSync(assets)
  const allowed = names.filter((name) => workerPolicy(join(assets, name)))
  expect(allowed.map((name) => name.replace(/-[\w-]{8}\.js/, '.js')).sort()).toEqual([
    'heic-worker.js',
    'heic-worker.js.br',
    'heic-worker.js.gz',
  ])
  expect(workerPolicy(allowed[0] ? join(assets, allowed[0]) : '')).toContain("'wasm-unsafe-eval'")
  expect(securityHeaders(true)['content-security-policy']).not.toContain('unsafe-eval')
  expect(workerPolicy('/assets/heic-worker-x.js/../index.html')).toBeUndefined()
})
