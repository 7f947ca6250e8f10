// `npm run backup <file>`: writes everything that cannot be made again into one file. The site may run meanwhile.
import { writeBackup } from '../src/server/backup/write.ts'
import { StartRefused } from '../src/server/database/refusal.ts'
import { type Command, runHere } from './command.ts'
import { noteCopy, openStore } from './store.ts'

const backup: Command = async (terminal) => {
  const {
    args: [path],
    say,
  } = terminal
  if (!path) throw new StartRefused('Zeg waar de back-up moet komen: npm run backup <bestand>')
  await using store = await openStore(terminal)
  const { tables, files, missing } = await writeBackup(store, path, new Date().toISOString())
  await noteCopy(store, 'backup.write')
  for (const [table, rows] of Object.entries(tables)) say(`${String(rows).padStart(8)}  ${table}`)
  say(`${String(files).padStart(8)}  bestanden`)
  for (const id of missing) say(`Zonder inhoud: bestand ${id}.`)
  say(`De back-up staat in ${path}. Er staan persoonsgegevens in.`)
}

await runHere(import.meta, backup)
