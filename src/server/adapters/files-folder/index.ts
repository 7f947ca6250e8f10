import { mkdir, open } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import { PartnerError } from '../../../core/kernel/fault.ts'
import type { Files } from '../../ports/files.ts'

/**
 * Uploads as files in a folder (absolute path), made when it is not there. What `put` has acknowledged survives
 * a power cut.
 */
export const filesFolder = (folder: string): Files => {
  const disk = new Disk(new FSDriver({ location: folder, visibility: 'private' }))
  return {
    put: (id, content) =>
      inOurWords(async () => {
        const key = keyOf(id)
        await mkdir(folder, { recursive: true, mode: 0o700 })
        await disk.put(key, content)
        await sync(join(folder, key))
        await sync(folder)
      }),
    // Not `getBytes`: of an empty file flydrive 2.1.0 gives the 64 KB of memory around it.
    get: (id) =>
      inOurWords(async () => {
        const key = keyOf(id)
        return (await disk.exists(key)) ? await buffer(await disk.getStream(key)) : undefined
      }),
    remove: (id) => inOurWords(() => disk.delete(keyOf(id))),
  }
}

/** Ids are our own words of letters and digits: nothing that could be a path. */
const keyOf = (id: string): string => {
  if (!/^[\w-]{8,128}$/.test(id)) throw new PartnerError('files', 'refused')
  return id
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
