import pg from 'pg'
import { hashPassword } from '../../src/server/services/passwords/hash.ts'
import type { Vault } from '../../src/server/services/vault.ts'
import { seedKept } from './homes.ts'
import { withoutIndexes } from './indexes.ts'
import { seedInsurances } from './insurance.ts'
import { kindsOf } from './kinds.ts'
import { seedMemberships } from './memberships.ts'
import { seedPapers } from './papers.ts'
import { seedPeople } from './people.ts'
import { seedPlanning } from './planning.ts'
import { seedPurchases } from './purchases.ts'
import { seedRequests } from './requests.ts'
import { RowWriter, type Seed } from './rows.ts'
import { seedSearchKeys } from './search-keys.ts'
import { seedTraffic } from './traffic.ts'

export const password = 'Thuisbasis-rijen-2026'

/**
 * Fills a database with made-up people, their requests and what we keep of them. `url` is of the role that owns it, as indexes
 * are made again after the rows. Answers how many rows each table got. Tables and columns that an older database does not have are left out.
 */
export const fillDatabase = async (
  url: string,
  { seed, vault }: { seed: Seed; vault: Vault },
  say: (sentence: string) => void = () => undefined,
): Promise<ReadonlyMap<string, number>> => {
  const clients = [1, 2].map(() => new pg.Client({ connectionString: url, options: '-c TimeZone=UTC' }))
  try {
    await Promise.all(clients.map((client) => client.connect()))
    const counts = new Map<string, number>()
    const writers = clients.map((client) => new RowWriter(client, counts))
    const [writer] = writers as [RowWriter, RowWriter]
    const kinds = kindsOf(seed)
    await withoutIndexes(
      writer,
      ['person', 'submission', 'submission_event', 'delivery', 'request_work', 'audit'],
      async () => {
        await seedPeople(seed, kinds, writer, await hashPassword(password))
        say(`${String(seed.people).padStart(8)}  mensen`)
        await seedRequests(seed, kinds, writers, say)
      },
    )
    await seedMemberships(seed, kinds, writer, vault)
    await withoutIndexes(writer, ['staff_search'], () => seedSearchKeys(seed, kinds, writers))
    say(`${String(writer.counts.get('staff_search') ?? 0).padStart(8)}  zoekwoorden`)
    await seedPurchases(seed, kinds, writer)
    await seedPapers(seed, kinds, writer)
    await seedInsurances(seed, kinds, writer, vault)
    await seedPlanning(seed, kinds, writer, url)
    await seedKept(seed, writer, vault)
    await seedTraffic(seed, writer)
    return writer.counts
  } finally {
    await Promise.all(clients.map((client) => client.end()))
  }
}
