import { chmod, mkdir, open, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import { PartnerError } from '../../../core/kernel/fault.ts'
import { StartRefused } from '../../database/refusal.ts'
import type { Files } from '../../ports/files.ts'

/**
 * Keeps uploads as files in a folder (an absolute path), which is made when it does not exist. What `put` has acknowledged
 * survives a power cut.
 */
export const filesFolder = (folder: string): Files => {
  const disk = new Disk(new FSDriver({ location: folder, visibility: 'private' }))
  return {
    put: (id, content) =>
      inOurWords(async () => {
        const key = keyOf(id)
        await mkdir(folder, { recursive: true, mode: 0o700 })
        await write(join(folder, key), content)
        await sync(folder)
      }),
    // A stream and not `getBytes`: for an empty file flydrive 2.1.0 returns the 64 KB of memory around it.
    get: (id) =>
      inOurWords(async () => {
        const key = keyOf(id)
        return (await disk.exists(key)) ? await buffer(await disk.getStream(key)) : undefined
      }),
    remove: (id) => inOurWords(() => disk.delete(keyOf(id))),
    free: () =>
      inOurWords(async () => {
        await mkdir(folder, { recursive: true, mode: 0o700 })
        const { bavail, bsize } = await statfs(folder)
        return bavail * bsize
      }),
  }
}

/**
 * Makes an existing folder of uploads accessible to its owner only.
 * @throws StartRefused when others may enter it and its mode
 * cannot be changed, as it belongs to another user.
 */
export const closeFolder = async (folder: string): Promise<void> => {
  // Windows has no such modes.
  if (process.platform === 'win32') return
  const found = await stat(folder).catch(() => undefined)
  if (!found || (found.mode & 0o077) === 0) return
  await chmod(folder, 0o700).catch(() => {
    throw new StartRefused(
      `Anderen mogen in de map ${folder} (FILES_DIR) en dat is niet te veranderen: geef haar aan deze gebruiker, met rechten 0700.`,
    )
  })
}

/** The file name for an id. Ids are of letters, digits, `_` and `-`, so that none can be a path; any other is refused. */
const keyOf = (id: string): string => {
  if (!/^[\w-]{8,128}$/.test(id)) throw new PartnerError('files', 'refused')
  return id
}

// Written here and not by flydrive's `put`, which gives every file the mode of the process.
const write = async (path: string, content: Uint8Array): Promise<void> => {
  const handle = await open(path, 'w', 0o600)
  try {
    await handle.writeFile(content)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

const sync = async (path: string): Promise<void> => {
  const handle = await open(path)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

const inOurWords = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work()
  } catch (thrown) {
    throw thrown instanceof PartnerError ? thrown : new PartnerError('files', 'unreachable', thrown)
  }
}
