import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Booking, bookingOf, firstSlots, ratesAt } from './bookings.ts'

/** Visitors who book again and again, and who never lose a key: whoever gets no answer sends the booking again with it. */
export interface Crowd {
  /** The promised reference of each key. */
  promised: Map<string, string>
  /** The address of the confirmation mail of each key; no two bookings share one. */
  emails: Map<string, string>
  /** Answers that a booking site must never give: a refusal, another reference for the same key, an internal error. */
  wrong: string[]
  /** Starts no more bookings, and resolves when each that was started has its reference. */
  finish(): Promise<void>
}

interface Setting {
  urls: readonly string[]
  visitors?: number
  /** Average milliseconds that a visitor rests between two bookings. */
  rest?: number
}

const path = '/api/klusservice/appointment'
/** Milliseconds that a visitor waits for one answer. */
const patienceMs = 15_000

export async function startCrowd({ urls, visitors = 20, rest = 1500 }: Setting): Promise<Crowd> {
  const rates = await ratesAt(urls[0] ?? '')
  const slots = firstSlots(rates)
  const promised = new Map<string, string>()
  const emails = new Map<string, string>()
  const wrong: string[] = []
  let finishing = false

  const ask = async (key: string, booking: Booking, url: string, patience = patienceMs) => {
    try {
      const answer = await fetch(url + path, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'idempotency-key': key,
          'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
        },
        body: JSON.stringify(booking),
        signal: AbortSignal.timeout(patience),
      })
      return { status: answer.status, text: await answer.text() }
    } catch {
      return undefined
    }
  }

  const note = (key: string, text: string) => {
    const { reference } = JSON.parse(text) as { reference: string }
    const before = promised.get(key)
    if (before && before !== reference) wrong.push(`${key}: ${before}, later ${reference}`)
    promised.set(key, reference)
  }

  const bookOnce = async () => {
    const key = randomUUID()
    const email = `storm-${key}@voorbeeld.nl`
    emails.set(key, email)
    const booking = bookingOf(rates, slots, email)
    // some visitors lose the answer, and some send again although they have one
    if (randomInt(10) === 0) await ask(key, booking, anyOf(urls), randomInt(5, 80))
    let again = randomInt(5) === 0
    const giveUpAt = performance.now() + 120_000
    while (performance.now() < giveUpAt) {
      const answer = await ask(key, booking, anyOf(urls))
      if (answer?.status === 201) {
        note(key, answer.text)
        if (!again) return
        again = false
      } else if (answer && answer.status !== 503 && answer.status !== 409) {
        wrong.push(`${answer.status} ${answer.text.slice(0, 200)}`)
        return
      }
      await sleep(randomInt(50, 300))
    }
    wrong.push(`${key}: no answer in two minutes`)
  }

  const visit = async () => {
    await sleep(randomInt(rest))
    while (!finishing) {
      await bookOnce()
      if (!finishing) await sleep(randomInt(rest) + rest / 2)
    }
  }
  const visits = Array.from({ length: visitors }, visit)
  const finish = async () => {
    finishing = true
    await Promise.all(visits)
  }
  return { promised, emails, wrong, finish }
}

const anyOf = (urls: readonly string[]): string => urls[randomInt(urls.length)] ?? ''
