import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

/** Somebody who keeps asking for the same thing. */
export interface Probe {
  /** What went against `judge`, a line each. */
  wrong: string[]
  /** How often each status was answered; 0 is no answer. */
  statuses: Map<number, number>
  finish(): Promise<void>
}

interface Setting {
  url: string
  /** Sent along: a form, or JSON. */
  post?: { type: string; body: string }
  /** Why an answer is wrong, or undefined. */
  judge(answer: Response, text: string): string | undefined
}

/** Asks again and again, a moment apart, until `finish`. */
export function startProbe({ url, post, judge }: Setting): Probe {
  const wrong: string[] = []
  const statuses = new Map<number, number>()
  const stop = new AbortController()
  const ask = async () => {
    let status = 0
    try {
      const answer = await fetch(url, {
        redirect: 'manual',
        // each from somewhere else: this is about the database, not about limits
        headers: {
          'x-forwarded-for': `10.1.${randomInt(256)}.${randomInt(256)}`,
          ...(post && { 'content-type': post.type }),
        },
        ...(post && { method: 'POST', body: post.body }),
        signal: AbortSignal.timeout(60_000),
      })
      status = answer.status
      const complaint = judge(answer, await answer.text())
      if (complaint) wrong.push(`${url}: ${complaint}`)
    } catch (thrown) {
      wrong.push(`${url}: ${String(thrown)}`)
    }
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
  }
  const asking = (async () => {
    while (!stop.signal.aborted) {
      await ask()
      await sleep(40, undefined, { signal: stop.signal }).catch(() => undefined)
    }
  })()
  const finish = async () => {
    stop.abort()
    await asking
  }
  return { wrong, statuses, finish }
}

/** A page that is kept in memory does not notice anything. */
export const isWhole = (answer: Response): string | undefined =>
  answer.status === 200 ? undefined : `status ${answer.status}`

/** Anything else is served, or says that it cannot be now, in the words of every problem. */
export const isServedOrSorry = (answer: Response, text: string): string | undefined => {
  if (answer.status < 400) return undefined
  if (answer.status !== 503) return `status ${answer.status} ${text.slice(0, 300)}`
  if (!/^\d+$/.test(answer.headers.get('retry-after') ?? '')) return '503 without Retry-After'
  if (!answer.headers.get('content-type')?.startsWith('application/problem+json'))
    return '503 without problem'
  return undefined
}
