// `npm run backup <file>`: everything that cannot be made again, in one file. The site may run meanwhile.
import { writeBackup } from '../src/server/backup/write.ts'
import { StartRefused } from '../src/server/database/refusal.ts'
import { command, noteCopy, openStore } from './store.ts'

await command(async () => {
  const [path] = process.argv.slice(2)
  if (!path) throw new StartRefused('Zeg waar de back-up moet komen: npm run backup <bestand>')
  await using store = await openStore(process.env)
  const { tables, files, missing } = await writeBackup(store, path, new Date().toISOString())
  await noteCopy(store, 'backup.write')
  for (const [table, rows] of Object.entries(tables)) console.log(`${String(rows).padStart(8)}  ${table}`)
  console.log(`${String(files).padStart(8)}  bestanden`)
  for (const id of missing) console.log(`Zonder inhoud: bestand ${id}.`)
  console.log(`De back-up staat in ${path}. Er staan persoonsgegevens in.`)
})
