import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Database } from '../../src/server/database/pool.ts'
import { payments } from '../../tools/payments.ts'
import { runCommandHere } from '../kit/command.ts'
import { freshDatabase } from '../kit/database.ts'
import { type Buyers, startBuyers } from './buyers.ts'
import { eventually, startSite } from './site.ts'

const kills = 60

test(`orders survive ${kills} times kill -9 of either of two processes: paid and carried out once, or neither`, async () => {
  await using database = await freshDatabase('filled')
  await using site = await startSite(database)
  const buyers = startBuyers(site.urls)
  for (let kill = 0; kill < kills; kill++) {
    await sleep(randomInt(300, 1500))
    const victim = site.processes[randomInt(2)]
    if (randomInt(4) > 0) await victim?.ready()
    await victim?.kill()
    victim?.launch()
  }
  await Promise.all(site.processes.map((one) => one.ready()))
  await buyers.finish()
  // whoever never came back, and notices that were lost
  const compare = () => runCommandHere(payments, ['compare'], database.settings)
  await compare()
  await eventually('every paid order is carried out', async () => (await waiting(database.db)) === 0)
  await checkLedgers(database.db, buyers)
  expect((await compare()).stdout).toMatch(/, 0 verschillen\.$/m)
}, 900_000)

const waiting = async (db: Database): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*) FROM pgboss.job
    WHERE name IN ('purchase.paid', 'payment.notice') AND state NOT IN ('completed', 'cancelled')`.execute(db)
  return rows[0]?.count ?? Number.NaN
}

/** The bank's books and ours: every cent that came in is where it belongs, every order that was paid is carried out, once. */
const checkLedgers = async (db: Database, { ordered, wrong }: Buyers): Promise<void> => {
  expect(wrong).toEqual([])
  expect(ordered.size).toBeGreaterThan(kills)
  const references = [...ordered.values()].map(({ reference }) => reference).toSorted()
  const { rows: orders } = await sql<{
    reference: string
    state: string
    got: number
    letters: number
    paid: number
  }>`
    SELECT reference, state,
      (SELECT count(*) FROM estimate WHERE purchase_id = purchase.id) AS got,
      (SELECT count(*) FROM letter WHERE person_id = purchase.person_id AND kind = 'estimate-ready') AS letters,
      (SELECT count(*) FROM payment JOIN sandbox_payment bank ON bank.id = bank_id
        WHERE purchase_id = purchase.id AND bank.state = 'paid') AS paid
    FROM purchase`.execute(db)
  expect(orders.map(({ reference }) => reference).toSorted()).toEqual(references)
  for (const { reference, state, got, letters, paid } of orders)
    expect({ reference, state, got, letters }).toEqual({
      reference,
      ...(paid > 0 ? { state: 'paid', got: 1, letters: 1 } : { state: 'open', got: 0, letters: 0 }),
    })
  const { rows: sums } = await sql<{ bank: string; ours: string; pays: number; paid: number; last: number }>`
    SELECT (SELECT coalesce(sum(amount_cents), 0) FROM sandbox_payment WHERE state = 'paid')::text AS bank,
      (SELECT coalesce(sum(paid_cents), 0) FROM payment)::text AS ours,
      (SELECT count(*) FROM payment WHERE pays) AS pays,
      (SELECT count(*) FROM purchase WHERE state = 'paid') AS paid,
      (SELECT coalesce(max(last), 0) FROM receipt_count) AS last`.execute(db)
  const [sum] = sums
  expect(sum?.ours).toBe(sum?.bank)
  expect([sum?.pays, sum?.last]).toEqual([sum?.paid, sum?.paid])
}
