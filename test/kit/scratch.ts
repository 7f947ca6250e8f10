import { createHash } from 'node:crypto'
import { mkdirSync, statfsSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
const memory = '/dev/shm'
const enough = 4 * 2 ** 30

/** Whether there is a file system in memory with room for the databases and folders of a whole run. */
const hasRoomInMemory = (): boolean => {
  try {
    const { bavail, bsize } = statfsSync(memory)
    return bavail * bsize > enough
  } catch {
    return false
  }
}

/**
 * Folder for what tests throw away (databases, data folders, copies of the project), one for each copy of the project. It is in
 * memory where that has 4 GB free: a clone of the database has 700 files, and a disk without a journal takes half a second to
 * find places for them where as many were deleted a moment ago.
 */
export const scratchFolder = (of = root): string => {
  const name = `thuisbasis-test-${createHash('sha256').update(of).digest('hex').slice(0, 8)}`
  const folder = join(hasRoomInMemory() ? memory : tmpdir(), name)
  mkdirSync(folder, { recursive: true, mode: 0o755 })
  // everybody may write to its parent folder, so somebody else may have made it before
  if (statSync(folder).uid !== process.getuid?.()) throw new Error(`${folder} belongs to somebody else.`)
  return folder
}
