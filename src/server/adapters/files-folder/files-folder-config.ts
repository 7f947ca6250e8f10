import { join, resolve } from 'node:path'
import * as z from 'zod/mini'

export const filesFolderConfig = {
  FILES_DIR: {
    schema: z.optional(z.string().check(z.minLength(1, 'is leeg.'))),
    meaning:
      'folder of the uploads, shared by all processes. One that others may enter is closed at the start (0700), and refused where that cannot be done',
    unset: '`files` in `DATA_DIR`',
  },
}

/** The absolute path of the folder of uploads. */
export const folderOf = ({ FILES_DIR }: { FILES_DIR: string | undefined }, dataDir: string): string =>
  resolve(FILES_DIR ?? join(dataDir, 'files'))
