import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { browserFolders, loadRenderer } from './bundle.ts'

let dist: string

beforeEach(async () => {
  dist = await mkdtemp(join(tmpdir(), 'dist-'))
  for (const folder of browserFolders(dist)) {
    await mkdir(join(folder, '.vite'), { recursive: true })
    await writeFile(join(folder, '.vite', 'manifest.json'), '{}')
  }
  await mkdir(join(dist, 'server'))
  // like React, this module reads NODE_ENV once, while it is loaded
  const module =
    'const seen = process.env.NODE_ENV; export const createRenderer = () => ({ stylesheet: String(seen) })'
  await writeFile(join(dist, 'server', 'server.js'), module)
  await writeFile(join(dist, 'server', 'package.json'), '{ "type": "module" }')
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await rm(dist, { recursive: true })
})

it('renders by the production build of React, however the server was started', async () => {
  vi.stubEnv('NODE_ENV', undefined)
  expect((await loadRenderer(dist)).stylesheet).toBe('production')
})

it('leaves a choice that was made', async () => {
  vi.stubEnv('NODE_ENV', 'development')
  expect((await loadRenderer(dist)).stylesheet).toBe('development')
})
