import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { filesSuite } from '../../ports/files.suite.ts'
import { filesFolder } from './index.ts'

filesSuite('a folder', async () => {
  const parent = await mkdtemp(join(tmpdir(), 'files-'))
  return {
    port: filesFolder(join(parent, 'not', 'yet', 'there')),
    close: () => rm(parent, { recursive: true }),
  }
})

test('a folder that cannot be made is told as a partner that cannot be reached', async () => {
  const parent = await mkdtemp(join(tmpdir(), 'files-'))
  const file = join(parent, 'in-the-way')
  await writeFile(file, '')
  await expect(filesFolder(file).put('some-file-id', Uint8Array.of(1))).rejects.toMatchObject({
    partner: 'files',
    reason: 'unreachable',
  })
  await rm(parent, { recursive: true })
})
