import { join } from 'node:path'
import * as z from 'zod/mini'

/** Folder of the uploads in the environment; `FILES_DIR` or `files` in the data folder. Both absolute or relative to where we run. */
export const filesFolderConfig = (dataDir: string) =>
  z.object({ FILES_DIR: z._default(z.string().check(z.minLength(1, 'is leeg.')), join(dataDir, 'files')) })
