// `npm run restore <file>`: restores a backup into an empty database and the folder of files.

import { restoreBackup } from '../src/server/backup/restore.ts'
import { StartRefused } from '../src/server/database/refusal.ts'
import { grantServingRole } from '../src/server/database/roles.ts'
import { queues } from '../src/server/features.ts'
import { type Command, runHere } from './command.ts'
import { noteCopy, openStore } from './store.ts'

const restore: Command = async (terminal) => {
  const {
    args: [path],
    say,
  } = terminal
  if (!path) throw new StartRefused('Zeg welke back-up terug moet: npm run restore <bestand>')
  await using store = await openStore(terminal, { fills: true })
  if (store.ownerUrl === undefined)
    throw new StartRefused('Terugzetten kan alleen de eigenaar van de database: geef DATABASE_OWNER_URL op.')
  const { tables, files } = await restoreBackup({ url: store.ownerUrl, files: store.files, queues }, path)
  await grantServingRole(store.ownerUrl, store.url)
  await noteCopy(store, 'backup.restore')
  for (const [table, rows] of Object.entries(tables)) say(`${String(rows).padStart(8)}  ${table}`)
  say(`${String(files).padStart(8)}  bestanden`)
  say('De back-up is teruggezet.')
}

await runHere(import.meta, restore)
