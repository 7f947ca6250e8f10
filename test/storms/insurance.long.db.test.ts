import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { insurers, quote, submit } from '../../src/core/contract/home-insurance/home-insurance-calls.ts'
import { fieldToday } from '../../src/core/fields/brick/today.ts'
import type { Quote } from '../../src/core/insurance/comparison.ts'
import type { Database } from '../../src/server/database/pool.ts'
import { bodyOfQuote, contentsAndLegal, plainAnswersOf, questionFor } from '../kit/applying-for-insurance.ts'
import { serviceTo } from '../kit/cancellation-letters.ts'
import { freshDatabase } from '../kit/database.ts'
import { whenCalm } from './bookings.ts'
import { eventually, startSite } from './site.ts'

const kills = 4
const visitors = 4
/** The mailbox of the desk that posts the letters, where settings name none. */
const desk = 'opzegservice@voorbeeld.nl'

/**
 * Makes a client that sends each request to one of the processes, chosen at random, and tries again until one answers. After five
 * minutes it throws what the last try threw.
 */
const askerOf =
  (urls: readonly string[]) =>
  async (path: string, body?: unknown, key: string = randomUUID()) => {
    const giveUpAt = performance.now() + 300_000
    for (;;) {
      const url = urls[randomInt(urls.length)] ?? ''
      try {
        return await whenCalm(
          () =>
            fetch(url + path, {
              ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
              headers: {
                'content-type': 'application/json',
                'idempotency-key': key,
                'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
              },
              redirect: 'manual',
              signal: AbortSignal.timeout(15_000),
            }),
          ['busy', 'unavailable', 'partner-unavailable'],
        )
      } catch (thrown) {
        if (performance.now() > giveUpAt) throw thrown
        await sleep(randomInt(50, 300))
      }
    }
  }
type Ask = ReturnType<typeof askerOf>

/**
 * Applies for insurances, asks the cancellation service to end two old ones at the insurer with this code, and returns the
 * reference of the application.
 */
const apply = async (ask: Ask, encryptedInsurer: string): Promise<string> => {
  const answers = plainAnswersOf(contentsAndLegal, fieldToday())
  const quoted = await ask(quote.path, questionFor(answers))
  const body = bodyOfQuote(answers, (await quoted.json()) as Quote)
  const key = randomUUID()
  const sent = { ...body, cancellationService: serviceTo(encryptedInsurer) }
  for (;;) {
    const answer = await ask(submit.path, sent, key)
    // A 409 means that the same key still counts as under way after a process died.
    if (answer.status === 201) return ((await answer.json()) as { reference: string }).reference
    if (answer.status !== 409) throw new Error(`${answer.status} ${await answer.text()}`)
    await sleep(randomInt(100, 400))
  }
}

/**
 * Decides as the insurer on every application that waits, and refuses one of four. A notice that was lost with a killed process
 * is sent again.
 */
const decide = async (db: Database, ask: Ask): Promise<void> => {
  const { rows } = await sql<{ reference: string; refused: boolean }>`
    SELECT partner_reference AS reference, sandbox_order.id % 4 = 0 AS refused
    FROM insurance_application JOIN sandbox_order ON sandbox_order.key = submission_id::text
    WHERE state = 'pending' AND partner_reference IS NOT NULL`.execute(db)
  for (const { reference, refused } of rows)
    await ask(`/sandbox/insurer/${reference}`, { decision: refused ? 'refused' : 'accepted' })
}

interface Kept {
  reference: string
  state: string
  orders: number
  letters: number
  sent: number
  /** Number of mails to the desk that posts the letters. */
  posted: number
  /** Number of letters that tell the applicant that their cancellations were sent. */
  told: number
  signatures: number
  /** Number of mails to the desk that left before the insurer accepted. */
  early: number
}

const keptIn = async (db: Database): Promise<Kept[]> => {
  const { rows } = await sql<Kept>`
    SELECT submission.reference, application.state,
      (SELECT count(*) FROM sandbox_order WHERE key = submission.id::text AND partner = 'insurer') AS orders,
      (SELECT count(*) FROM cancellation_letter WHERE submission_id = submission.id) AS letters,
      (SELECT count(*) FROM cancellation_letter WHERE submission_id = submission.id AND state = 'sent') AS sent,
      (SELECT count(*) FROM sandbox_message WHERE recipient = ${desk} AND subject LIKE '%' || submission.reference || '%') AS posted,
      (SELECT count(*) FROM letter WHERE kind = 'cancellations-sent' AND facts->>'submission' = submission.id::text) AS told,
      (SELECT count(*) FROM cancellation_signature WHERE submission_id = submission.id) AS signatures,
      (SELECT count(*) FROM sandbox_message JOIN sandbox_order ON sandbox_order.key = submission.id::text
        WHERE recipient = ${desk} AND subject LIKE '%' || submission.reference || '%'
          AND (sandbox_order.body->'news'->>'state' <> 'accepted'
            OR sandbox_message.sent_at < (sandbox_order.body->'news'->>'at')::timestamptz)) AS early
    FROM submission JOIN insurance_application application ON application.submission_id = submission.id`.execute(
    db,
  )
  return rows.map((row) => ({ ...row }))
}

test(`applications survive ${kills} times kill -9 of either of two processes: each once at the insurer, its letters once and only when accepted`, async () => {
  await using database = await freshDatabase('filled')
  await using site = await startSite(database)
  const { db } = database
  const ask = askerOf(site.urls)
  const [one] = (await (await ask(insurers.path)).json()) as { encryptedInsurer: string }[]
  const told: string[] = []
  let finishing = false
  const visit = async () => {
    while (!finishing) told.push(await apply(ask, one?.encryptedInsurer ?? ''))
  }
  // One loop alone decides as the insurer, as a second decision would change the time of the first.
  const insurer = async () => {
    while (!finishing) {
      await decide(db, ask)
      await sleep(300)
    }
  }
  const visits = [...Array.from({ length: visitors }, visit), insurer()]
  for (let kill = 0; kill < kills; kill++) {
    await sleep(randomInt(800, 2500))
    const victim = site.processes[randomInt(2)]
    await victim?.ready()
    await victim?.kill()
    victim?.launch()
  }
  // The test waits for those who were applying at the last kill, and one more: on a slow machine the kills are over before
  // anybody has applied.
  const before = told.length
  await eventually('somebody began and ended after the last kill', () => told.length > before + visitors)
  finishing = true
  await Promise.all(visits)
  await eventually('every application is decided and its letters sent', async () => {
    await decide(db, ask)
    const kept = await keptIn(db)
    return kept.every(({ state, signatures }) => state !== 'pending' && signatures === 0)
  })
  const kept = await keptIn(db)
  expect(kept.map(({ reference }) => reference).toSorted()).toEqual(told.toSorted())
  for (const { reference, state, ...counts } of kept) {
    const sent = state === 'accepted'
    expect({ reference, ...counts }).toEqual({
      ...{ reference, orders: 1, letters: 2, signatures: 0, early: 0 },
      ...(sent ? { sent: 2, posted: 2, told: 1 } : { sent: 0, posted: 0, told: 0 }),
    })
  }
})
