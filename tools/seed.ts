// `npm run seed -- --people 300000 --requests 1000000`: fills a database with made-up people and requests, to see how the site
// copes with many. Never use it on a site that people use.
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { environment } from '../src/server/config.ts'
import { StartRefused } from '../src/server/database/refusal.ts'
import { parseEnvironment } from '../src/server/parse-environment.ts'
import { prepareDatabase } from '../src/server/prepare.ts'
import { demoSecrets } from '../src/server/secrets.ts'
import { demoRequestIds } from '../src/server/services/requests/demo-requests.ts'
import { makeVault } from '../src/server/services/vault.ts'
import { type Command, runHere } from './command.ts'
import { fillDatabase, password } from './seed/fill.ts'
import { openStore, type Store } from './store.ts'

const usage = `Zeg hoeveel: npm run seed -- --people 300000 --requests 1000000
Verder: --seed <getal> voor andere mensen (standaard 1), --more als er al aanvragen in de database staan.`

const most = 10_000_000

const wholeOf = (text: string, least: number): number => {
  const number = /^\d{1,8}$/.test(text) ? Number(text) : Number.NaN
  if (!(number >= least && number <= most)) throw new StartRefused(usage)
  return number
}

const read = (args: readonly string[]) => {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        people: { type: 'string', default: '' },
        requests: { type: 'string', default: '' },
        seed: { type: 'string', default: '1' },
        more: { type: 'boolean', default: false },
      },
    })
    return {
      people: wholeOf(values.people, 1),
      requests: wholeOf(values.requests, 1),
      number: wholeOf(values.seed, 0),
      more: values.more,
    }
  } catch {
    throw new StartRefused(usage)
  }
}

/** Refuses a database in which requests stand, those that every demo begins with aside. */
const refuseRequests = async (url: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rowCount } = await client.query('SELECT FROM submission WHERE NOT id = ANY ($1) LIMIT 1', [
      demoRequestIds,
    ])
    if (rowCount)
      throw new StartRefused('Er staan al aanvragen in deze database. Geef --more op als er rijen bij mogen.')
  } finally {
    await client.end()
  }
}

/** Updates the statistics of the tables, without which PostgreSQL plans as if they were still empty. */
const analyse = async ({ url, ownerUrl = url }: Store): Promise<void> => {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    await client.query('ANALYZE')
  } finally {
    await client.end()
  }
}

export const seed: Command = async (terminal) => {
  const { args, env, say } = terminal
  const { more, ...asked } = read(args)
  const { MODE, DATA_DIR, SECRETS } = parseEnvironment(
    environment.pick({ MODE: true, DATA_DIR: true, SECRETS: true }),
    env,
  )
  if (MODE === 'production') throw new StartRefused('Met MODE=production worden geen mensen verzonnen.')
  await using store = await openStore(terminal, { fills: true })
  await prepareDatabase(store)
  if (!more) await refuseRequests(store.url)
  const planned = { ...asked, demo: true, now: Date.now() }
  const vault = makeVault(SECRETS ?? (await demoSecrets(resolve(DATA_DIR))))
  const counts = await fillDatabase(store.ownerUrl ?? store.url, { seed: planned, vault }, say)
  await analyse(store)
  say('\nRijen per tabel:')
  for (const [table, rows] of [...counts].sort()) say(`${String(rows).padStart(8)}  ${table}`)
  say(`\nLog in als persoon-${asked.number}-0@voorbeeld.nl, met ${password}.`)
}

await runHere(import.meta, seed)
