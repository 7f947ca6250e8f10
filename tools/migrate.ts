// `npm run migrate`: brings the database to this release by its owner, and lets the role of the site read and write.
import { prepareDatabase } from '../src/server/prepare.ts'
import { command, openStore } from './store.ts'

await command(async () => {
  await using store = await openStore(process.env)
  await prepareDatabase(store, console.log)
  console.log('De database is bij deze uitgave.')
})
