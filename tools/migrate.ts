// `npm run migrate`: brings the database to this release with the role of its owner, and lets the role of the site read and
// write.
import { prepareDatabase } from '../src/server/prepare.ts'
import { type Command, runHere } from './command.ts'
import { openStore } from './store.ts'

const migrate: Command = async (terminal) => {
  await using store = await openStore(terminal)
  await prepareDatabase(store, terminal.say)
  terminal.say('De database is bij deze uitgave.')
}

await runHere(import.meta, migrate)
