import { closeFolder, filesFolder } from '../adapters/files-folder/files-folder-adapter.ts'
import { filesFolderConfig, folderOf } from '../adapters/files-folder/files-folder-config.ts'
import { filesS3Config } from '../adapters/files-s3/files-s3-config.ts'
import { filesGuards } from '../ports/files.ts'
import { realPolicy } from '../ports/resilience.ts'
import { adapter, partner } from './partner.ts'

/** Milliseconds for one request to a bucket: enough for the largest file over a slow line. */
const s3TimeoutMs = 25_000

export const files = partner('files', filesGuards, {
  label: 'Bestanden',
  about: 'Bewaart de bestanden die bezoekers meesturen, en de documenten die we maken.',
  onThePhone: {
    down: 'Bestanden meesturen en openen lukt nu even niet. Wat je al stuurde, staat veilig bij ons.',
    slow: 'Bestanden meesturen en openen duurt nu langer. Wat je al stuurde, staat veilig bij ons.',
  },
  purpose: 'keep, give back and remove bytes',
  variable: 'FILES',
  adapters: {
    folder: adapter(
      'files-folder',
      filesFolderConfig,
      async (given, { dataDir }) => {
        const folder = folderOf(given, dataDir)
        await closeFolder(folder)
        return filesFolder(folder)
      },
      { hasDemoSwitch: true },
    ),
    s3: adapter(
      'files-s3',
      filesS3Config,
      async (given) => {
        // Imported here, so that a site that keeps its files in a folder does not load it.
        const { filesS3 } = await import('../adapters/files-s3/files-s3-adapter.ts')
        return filesS3({
          bucket: given.S3_URL,
          region: given.S3_REGION,
          accessKeyId: given.S3_ACCESS_KEY_ID,
          secretAccessKey: given.S3_SECRET_ACCESS_KEY,
          timeout: s3TimeoutMs,
        })
      },
      { hasDemoSwitch: true, policy: { ...realPolicy, tryTimeout: 26_000, callTimeout: 35_000 } },
    ),
  },
  defaultAdapter: 'folder',
})
