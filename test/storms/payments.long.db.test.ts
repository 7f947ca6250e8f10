import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { pay } from '../../src/core/contract/payments/payments-calls.ts'
import { determine, status } from '../../src/core/contract/sale-price/sale-price-calls.ts'
import { paymentNoticePath } from '../../src/core/payments/paths.ts'
import type { Database } from '../../src/server/database/pool.ts'
import type { BankChoice } from '../../src/server/services/sandbox/bank.ts'
import { makeVault } from '../../src/server/services/vault.ts'
import { payments } from '../../tools/payments.ts'
import { runCommandHere } from '../kit/command.ts'
import { freshDatabase } from '../kit/database.ts'
import { type PurchaseAnswer, purchaseBody } from '../kit/payments.ts'
import { testSecret } from '../kit/secret.ts'
import { addStaff } from '../kit/staff.ts'
import { eventually, startSite } from './site.ts'

const kills = 8

test(`purchases survive ${kills} times kill -9 of either of two processes: paid and carried out once, or neither`, async () => {
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
  // Settles the purchases of visitors who never came back and whose notice from the bank was lost.
  const finance = { email: 'geld@voorbeeld.nl', roles: ['finance'] } as const
  const { email } = await addStaff(database.db, makeVault([testSecret]), finance)
  const compare = () => runCommandHere(payments, ['compare', '--as', email], database.settings)
  await compare()
  await eventually('every paid purchase is carried out', async () => (await waiting(database.db)) === 0)
  await checkLedgers(database.db, buyers)
  expect((await compare()).stdout).toMatch(/, 0 verschillen\.$/m)
})

const waiting = async (db: Database): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*) FROM pgboss.job
    WHERE name IN ('purchase.paid', 'payment.notice') AND state NOT IN ('completed', 'cancelled')`.execute(db)
  return rows[0]?.count ?? Number.NaN
}

/**
 * Compares the bank's books with ours: every cent that came in is where it belongs, and every paid purchase is carried out once.
 */
const checkLedgers = async (db: Database, { answers, wrong }: Buyers): Promise<void> => {
  expect(wrong).toEqual([])
  expect(answers.size).toBeGreaterThan(kills)
  const references = [...answers.values()].map(({ reference }) => reference).toSorted()
  const { rows: purchases } = await sql<{
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
  expect(purchases.map(({ reference }) => reference).toSorted()).toEqual(references)
  for (const { reference, state, got, letters, paid } of purchases)
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

/** Visitors who buy and pay, in every way in which that goes wrong. */
interface Buyers {
  answers: Map<string, PurchaseAnswer>
  /** Answers that a site must never give. */
  wrong: string[]
  /** Starts no more purchases, and resolves when each that was started is answered. */
  finish(): Promise<void>
}

const anyOf = <T>(all: readonly T[]): T => all[randomInt(all.length)] as T
const perhaps = (inTen: number): boolean => randomInt(10) < inTen
/** Milliseconds that a visitor waits for one answer, and for a purchase in all. */
const patienceMs = 15_000
const givesUpMs = 120_000

/** Makes a client that asks one of the processes at random; it answers undefined where none responds. */
const asker =
  (urls: readonly string[]) =>
  async (path: string, init: RequestInit = {}) => {
    try {
      const answer = await fetch(anyOf(urls) + path, {
        ...init,
        redirect: 'manual',
        headers: {
          'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
          ...(init.headers as Record<string, string> | undefined),
        },
        signal: AbortSignal.timeout(patienceMs),
      })
      return { status: answer.status, text: await answer.text() }
    } catch {
      return undefined
    }
  }
type Ask = ReturnType<typeof asker>

const json = (body: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
})
const form = (fields: Record<string, string>): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body: new URLSearchParams(fields).toString(),
})

const bankIdIn = (link: string): string => new URL(link).pathname.split('/').at(-1) ?? ''

/** Chooses at the sandbox bank how a payment ends, again until the bank has taken it. */
const choose = async (ask: Ask, link: string, choice: BankChoice): Promise<void> => {
  for (let left = 100; left > 0; left--) {
    const answer = await ask(`/sandbox/bank/${bankIdIn(link)}`, form({ choice }))
    if (answer?.status === 303) return
    await sleep(randomInt(50, 300))
  }
}

const look = async (ask: Ask, transactionId: string): Promise<{ payLink?: string }> => {
  const answer = await ask(`${status.path}?transactionId=${transactionId}`)
  return answer?.status === 200 ? (JSON.parse(answer.text) as { payLink?: string }) : {}
}

/**
 * Starts another payment of an open purchase by the link of its status; answers its payment link, or undefined where there is
 * none.
 */
const again = async (ask: Ask, transactionId: string): Promise<string | undefined> => {
  const { payLink } = await look(ask, transactionId)
  const link = payLink?.split('#')[1]
  const answer = link ? await ask(pay.path, json({ link })) : undefined
  return answer?.status === 200 ? (JSON.parse(answer.text) as { paymentLink: string }).paymentLink : undefined
}

const payInAnyWay = async (ask: Ask, { paymentLink, transactionId }: PurchaseAnswer): Promise<void> => {
  const ended = anyOf<BankChoice>(['paid', 'paid', 'paid', 'cancelled', 'expired', 'failed'])
  // The visitor comes back before the bank knows anything.
  if (perhaps(2)) await look(ask, transactionId)
  if (perhaps(1)) return
  await choose(ask, paymentLink, ended)
  const notices = perhaps(3) ? 10 : 0
  const looks = perhaps(6) ? randomInt(1, 4) : 0
  await Promise.all([
    ...Array.from({ length: notices }, () => ask(paymentNoticePath, form({ id: bankIdIn(paymentLink) }))),
    ...Array.from({ length: looks }, () => look(ask, transactionId)),
    ask(paymentNoticePath, form({ id: `sb_${randomUUID().slice(0, 8)}` })),
  ])
  // Another payment is started by the link, so that both may be paid.
  const other = perhaps(4) ? await again(ask, transactionId) : undefined
  if (other) await choose(ask, other, anyOf<BankChoice>(['paid', 'paid', 'cancelled']))
  // Money still comes in for a payment that had ended.
  if (ended !== 'paid' && perhaps(3)) await choose(ask, paymentLink, 'paid')
  if (perhaps(4)) await look(ask, transactionId)
}

/** Starts this many visitors, who each keep buying at these processes. */
const startBuyers = (urls: readonly string[], visitors = 8): Buyers => {
  const ask = asker(urls)
  const answers = new Map<string, PurchaseAnswer>()
  const wrong: string[] = []
  let finishing = false

  const buyOnce = async (): Promise<void> => {
    const [key, body] = [randomUUID(), purchaseBody()]
    const giveUpAt = performance.now() + givesUpMs
    let lost = perhaps(2)
    while (performance.now() < giveUpAt) {
      const answer = await ask(determine.path, json(body, { 'idempotency-key': key }))
      if (answer?.status === 201) {
        const told = JSON.parse(answer.text) as PurchaseAnswer
        const before = answers.get(key)
        if (before && before.transactionId !== told.transactionId)
          wrong.push(`${key}: two payments for one purchase`)
        answers.set(key, told)
        // The first answer may count as lost. The purchase is then sent once more, as by a second click.
        if (!lost) return payInAnyWay(ask, told)
        lost = false
      } else if (answer && answer.status !== 503 && answer.status !== 409) {
        wrong.push(`${answer.status} ${answer.text.slice(0, 200)}`)
        return
      }
      await sleep(randomInt(50, 300))
    }
    wrong.push(`${key}: no answer in two minutes`)
  }
  const visit = async (): Promise<void> => {
    while (!finishing) {
      await buyOnce()
      await sleep(randomInt(200, 1500))
    }
  }
  const all = Array.from({ length: visitors }, visit)
  return {
    answers,
    wrong,
    async finish() {
      finishing = true
      await Promise.all(all)
    },
  }
}
