import { filesFolderConfig, folderOf } from '../adapters/files-folder/config.ts'
import { closeFolder, filesFolder } from '../adapters/files-folder/index.ts'
import { filesGuards } from '../ports/files.ts'
import { adapter, partner } from './partner.ts'

/** Where uploads are kept. */
export const files = partner('files', filesGuards, {
  label: 'Bestanden',
  asks: 'keep, give back and remove bytes',
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
      { switched: true },
    ),
  },
  standard: 'folder',
})
