import { resolve } from 'node:path'
import { filesFolderConfig } from './adapters/files-folder/config.ts'
import { closeFolder, filesFolder } from './adapters/files-folder/index.ts'
import { filesS3Config } from './adapters/files-s3/config.ts'
import { type Config, parseEnvironment } from './config.ts'
import type { Files } from './ports/files.ts'

/** Milliseconds for one request to a bucket: the largest file over a slow line. */
const s3TimeoutMs = 30_000

/**
 * The store of uploads that the configuration names, for the site and for the commands that copy it.
 * @throws StartRefused when a setting is wrong, or a folder is open to others.
 */
export const openFileStore = async (
  { kind, dataDir }: { kind: Config['adapters']['files']; dataDir: string },
  env: NodeJS.ProcessEnv,
): Promise<Files> => {
  if (kind === 's3') {
    const given = parseEnvironment(filesS3Config, env)
    // who keeps files in a folder does not load it
    const { filesS3 } = await import('./adapters/files-s3/index.ts')
    return filesS3({
      bucket: given.S3_URL,
      region: given.S3_REGION,
      accessKeyId: given.S3_ACCESS_KEY_ID,
      secretAccessKey: given.S3_SECRET_ACCESS_KEY,
      timeout: s3TimeoutMs,
    })
  }
  const folder = resolve(parseEnvironment(filesFolderConfig(dataDir), env).FILES_DIR)
  await closeFolder(folder)
  return filesFolder(folder)
}
