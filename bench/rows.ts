// `npm run bench:rows`: measures what is promised of a site with very many people and requests. `-- --people 3000 --requests
// 10000` tries it with fewer, which says nothing about the promise.
import { parseArgs } from 'node:util'
import pg from 'pg'
import { systemClock, today } from '../src/core/kernel/clock.ts'
import { makeVault } from '../src/server/services/vault.ts'
import { type FreshDatabase, freshDatabase } from '../test/kit/database.ts'
import { fillDatabase } from '../tools/seed/fill.ts'
import { describeMachine } from './machine.ts'
import { measureBookingBeside, measureMijn, measurePageBeside } from './promises/many-rows.ts'
import { measureMigrations } from './promises/migrations.ts'
import { measureBesideOffice, measureOffice } from './promises/office-rows.ts'
import { measureBackup, measureSweep } from './promises/upkeep.ts'
import { openSite, secret } from './site.ts'
import { conclude, hold } from './verdicts.ts'

export interface Size {
  people: number
  requests: number
}

export const promised: Size = { people: 300_000, requests: 1_000_000 }

/** Fills a database as `npm run seed` does, but with people whom production takes for real ones; prints how long it took. */
async function fill(url: string, size: Size): Promise<void> {
  const begun = performance.now()
  const seed = { ...size, number: 1, demo: false, now: systemClock.now() }
  await fillDatabase(url, { seed, vault: makeVault([secret]) })
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  // autovacuum would otherwise do this during the measurement
  await client.query('VACUUM (ANALYZE)')
  await client.query('CHECKPOINT')
  await client.end()
  console.log(
    `${size.people} people and ${size.requests} requests made in ${((performance.now() - begun) / 1000).toFixed(0)} s\n`,
  )
}

/** Measures every promise about many rows; a promise about a difference is measured beside a site without rows. */
export async function holdRows(size: Size): Promise<void> {
  await hold(() => measureMigrations((url) => fill(url, size)))
  await using database = await freshDatabase()
  await fill(database.url, size)
  await measureBeside(database)
}

async function measureBeside(database: FreshDatabase): Promise<void> {
  await using empty = await freshDatabase()
  await hold(() => measureSweep(database))
  await hold(() => measureBackup(database, empty))
  await using full = await openSite({ database })
  await using without = await openSite({ database: empty })
  await hold(() => measurePageBeside(full, without))
  await hold(() => measureBookingBeside(full, without))
  await hold(() => measureMijn(full))
  await hold(() => measureOffice(full))
  await hold(() => measureBesideOffice(full))
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { people: { type: 'string' }, requests: { type: 'string' } } })
  const size = {
    people: Number(values.people ?? promised.people),
    requests: Number(values.requests ?? promised.requests),
  }
  console.log(`${today(systemClock)}, ${describeMachine()}\n`)
  await holdRows(size)
  conclude()
}
