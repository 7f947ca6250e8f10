import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { addCancellation, lettersIn } from '../../../../test/kit/cancellation-letters.ts'
import { travellingClock } from '../../../../test/kit/clock.ts'
import { openTestServer } from '../../../../test/kit/server.ts'
import { orderLetters, voidLetters } from './follow-application.ts'

const server = await openTestServer({ clock: travellingClock('2026-11-24T09:00:00Z') })
afterAll(() => server.close())
const { db } = server.database
const { runtime } = server

const { drawn, send, lettersOf, statesOf, idsOf, hasSignature, posted, toApplicant, accepted, tell } =
  lettersIn(server)

describe('the signature', () => {
  test('stays until the last letter was sent, and no longer', async () => {
    const { ids, ...one } = await accepted()
    await send(ids[1] ?? '')
    expect([await hasSignature(one), await toApplicant(one)]).toEqual([true, []])
    await send(ids[0] ?? '')
    expect([await hasSignature(one), (await toApplicant(one)).length]).toEqual([false, 1])
  })

  test('goes with the last of two that are sent at once', async () => {
    const { ids, ...one } = await accepted({ insurances: 3 })
    await Promise.all(ids.map(send))
    expect([await hasSignature(one), (await toApplicant(one)).length]).toEqual([false, 1])
  })

  test('is erased when there is no new insurance, and nothing is sent', async () => {
    const one = await addCancellation(server)
    for (let times = 0; times < 2; times++) await voidLetters(runtime, one.id)
    await orderLetters(runtime, one.id)
    for (const id of await idsOf(one)) await send(id)
    expect(await statesOf(one)).toEqual(['void', 'void'])
    expect([await hasSignature(one), await posted(one), await toApplicant(one)]).toEqual([false, [], []])
  })

  test('stays for letters that are on their way, whatever is told after that', async () => {
    const { ids, ...one } = await accepted()
    await voidLetters(runtime, one.id)
    expect([await statesOf(one), await hasSignature(one)]).toEqual([['ordered', 'ordered'], true])
    for (const id of ids) await send(id)
    expect(await statesOf(one)).toEqual(['sent', 'sent'])
  })

  test('goes with its request', async () => {
    const one = await addCancellation(server)
    await db.deleteFrom('submission').where('id', '=', one.id).execute()
    expect([await hasSignature(one), await lettersOf(one)]).toEqual([false, []])
  })

  test('stands in no row, no log and no document that is kept', async () => {
    const { ids, ...one } = await accepted()
    const { signature } = one.service.applicant
    const tables = await sql<{ name: string }>`SELECT format('%I.%I', nspname, relname) AS name FROM pg_class
      JOIN pg_namespace ON pg_namespace.oid = relnamespace WHERE nspname IN ('public', 'pgboss') AND relkind = 'r'`.execute(
      db,
    )
    const holding = async () => {
      const found: string[] = []
      const [words, hex] = [signature, Buffer.from(signature, 'base64').toString('hex')]
      for (const { name } of tables.rows) {
        const from = sql.raw(name)
        const { rows } = await sql`SELECT FROM ${from} AS one
          WHERE one::text LIKE ${`%${words}%`} OR one::text LIKE ${`%${hex}%`} LIMIT 1`.execute(db)
        if (rows.length > 0) found.push(name)
      }
      return found
    }
    const looked = tables.rows.map(({ name }) => name)
    expect(looked).toEqual(expect.arrayContaining(['public.submission', 'public.audit', 'pgboss.job_common']))
    expect(await holding()).toEqual([])
    for (const id of ids) await send(id)
    drawn.length = 0
    await tell(one)
    expect(drawn.map(({ signature: below }) => below)).toEqual([undefined])
    expect(await holding()).toEqual([])
    expect(server.logged()).not.toContain(signature.slice(0, 200))
    // Shows that the search finds a row that contains it.
    await db
      .updateTable('submission')
      .set({ request: JSON.stringify({ kept: signature }) })
      .where('id', '=', one.id)
      .execute()
    expect(await holding()).toEqual(['public.submission'])
  })
})
