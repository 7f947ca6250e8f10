import { expect } from 'vitest'
import { securityHeaders } from '../../src/server/http/security.ts'
import { whenCalm } from '../storms/bookings.ts'

/** What came back, by whatever means it was asked. */
export interface Answered {
  status: number
  headers: Record<string, string | undefined>
  body: string
}

/** Words of a program that no visitor should ever read. */
const innards = /\n\s+at |node_modules|\.ts:\d|\bkysely\b|syntax error at|TypeError|ReferenceError|RangeError/

// A route may say something stricter of its own; that it is there at all counts for every answer.
const always = Object.keys(securityHeaders(false))

/** Refuses an answer that is our own mistake, tells of our inside, or lacks a header that every answer has. */
export const expectClean = (answer: Answered, what: string): void => {
  expect(answer.status, `${what}: ${answer.body.slice(0, 300)}`).toBeGreaterThan(0)
  expect(answer.status, `${what}: ${answer.body.slice(0, 300)}`).toBeLessThan(500)
  expect(innards.exec(answer.body)?.[0], what).toBeUndefined()
  for (const name of always) expect(answer.headers[name], `${what}: ${name}`).toBeTruthy()
  if (answer.status >= 400 && answer.headers['content-type']?.includes('json'))
    expect(answer.headers['content-type'], what).toContain('application/problem+json')
}

/**
 * Like `fetch`, again while the site turns it away because the machine, or its database, has other things to do. Each on a
 * connection of its own: one that is kept may be closed by the server at the moment that this process, waiting for its turn, uses it.
 */
export const askSite = (address: string, init: RequestInit = {}): Promise<Response> => {
  const headers = new Headers(init.headers)
  if (!headers.has('connection')) headers.set('connection', 'close')
  return whenCalm(() => fetch(address, { ...init, headers }))
}

/** An answer of `fetch`, read to its end. */
export const answered = async (response: Response): Promise<Answered> => ({
  status: response.status,
  headers: Object.fromEntries(response.headers),
  body: await response.text(),
})

/** Does all of them, so many at a time; stops at the first that fails. */
export const inParallel = async (jobs: readonly (() => Promise<void>)[], atOnce = 8): Promise<void> => {
  const waiting = jobs.values()
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const job of waiting) await job()
    }),
  )
}
