import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { pay } from '../../src/core/contract/payments.ts'
import { determine, status } from '../../src/core/contract/sale-price.ts'
import { paymentNoticePath } from '../../src/core/payments/paths.ts'
import type { BankChoice } from '../../src/server/services/sandbox/bank.ts'
import { type Ordered, orderOf } from '../kit/payments.ts'

/** Visitors who order and pay, in every way in which that goes wrong. */
export interface Buyers {
  /** Per key what was answered: an order that a visitor knows of. */
  ordered: Map<string, Ordered>
  /** What a site never answers. */
  wrong: string[]
  /** Starts no more orders, and resolves when each that was started is answered. */
  finish(): Promise<void>
}

const anyOf = <T>(all: readonly T[]): T => all[randomInt(all.length)] as T
const perhaps = (inTen: number): boolean => randomInt(10) < inTen
/** Nobody waits longer than this for one answer, or for an order in all. */
const patienceMs = 15_000
const givesUpMs = 120_000

/** Asks one of the processes; undefined where nobody answers. */
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

/** Whoever stands at the bank chooses, and the bank hears it. */
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

/** Pays the order that is still open by its link, where there is one; answers where. */
const again = async (ask: Ask, transactionId: string): Promise<string | undefined> => {
  const { payLink } = await look(ask, transactionId)
  const link = payLink?.split('#')[1]
  const answer = link ? await ask(pay.path, json({ link })) : undefined
  return answer?.status === 200 ? (JSON.parse(answer.text) as { paymentLink: string }).paymentLink : undefined
}

/** What people do at the bank and after it, in no order. */
const payInAnyWay = async (ask: Ask, { paymentLink, transactionId }: Ordered): Promise<void> => {
  const ended = anyOf<BankChoice>(['paid', 'paid', 'paid', 'cancelled', 'expired', 'failed'])
  // back before the bank knows anything
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
  // a second try by the link, and both links paid
  const other = perhaps(4) ? await again(ask, transactionId) : undefined
  if (other) await choose(ask, other, anyOf<BankChoice>(['paid', 'paid', 'cancelled']))
  // one that was over is paid after all
  if (ended !== 'paid' && perhaps(3)) await choose(ask, paymentLink, 'paid')
  if (perhaps(4)) await look(ask, transactionId)
}

/** So many visitors order at these processes, each again and again. */
export const startBuyers = (urls: readonly string[], visitors = 8): Buyers => {
  const ask = asker(urls)
  const ordered = new Map<string, Ordered>()
  const wrong: string[] = []
  let finishing = false

  const orderOnce = async (): Promise<void> => {
    const [key, body] = [randomUUID(), orderOf()]
    const giveUpAt = performance.now() + givesUpMs
    let lost = perhaps(2)
    while (performance.now() < giveUpAt) {
      const answer = await ask(determine.path, json(body, { 'idempotency-key': key }))
      if (answer?.status === 201) {
        const told = JSON.parse(answer.text) as Ordered
        const before = ordered.get(key)
        if (before && before.transactionId !== told.transactionId)
          wrong.push(`${key}: two payments for one order`)
        ordered.set(key, told)
        // asked once more, as by a second click
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
      await orderOnce()
      await sleep(randomInt(200, 1500))
    }
  }
  const all = Array.from({ length: visitors }, visit)
  return {
    ordered,
    wrong,
    async finish() {
      finishing = true
      await Promise.all(all)
    },
  }
}
