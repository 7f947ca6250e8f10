import { chmod, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { filesSuite } from '../../ports/files.suite.ts'
import { closeFolder, filesFolder } from './files-folder-adapter.ts'

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

const modeOf = async (path: string) => (await stat(path)).mode & 0o777

test.skipIf(process.platform === 'win32')('what it keeps is for the site alone', async () => {
  const parent = await mkdtemp(join(tmpdir(), 'files-'))
  const folder = join(parent, 'files')
  await filesFolder(folder).put('some-file-id', Uint8Array.of(1))
  expect([await modeOf(folder), await modeOf(join(folder, 'some-file-id'))]).toEqual([0o700, 0o600])
  await rm(parent, { recursive: true })
})

test.skipIf(process.platform === 'win32')(
  'a folder that was open to others is closed at the start',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'files-'))
    await chmod(folder, 0o755)
    await closeFolder(folder)
    expect(await modeOf(folder)).toBe(0o700)
    await closeFolder(join(folder, 'not-yet-there'))
    await rm(folder, { recursive: true })
  },
)
