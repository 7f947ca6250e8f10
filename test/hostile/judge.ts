import { expect } from 'vitest'
import { securityHeaders } from '../../src/server/http/security.ts'
import { whenCalm } from '../storms/bookings.ts'

/** An answer of the site, over `fetch` or over a bare connection. */
export interface Answered {
  status: number
  headers: Record<string, string | undefined>
  body: string
}

/** Words of a program or its errors that no visitor should ever read. */
const internalWords =
  /\n\s+at |node_modules|\.ts:\d|\bkysely\b|syntax error at|TypeError|ReferenceError|RangeError/

// Headers that every answer has; a route may give one of them a stricter value.
const always = Object.keys(securityHeaders(false))

/**
 * Why an answer is wrong, or undefined: it is a mistake of ours, tells of our inside, or lacks a header that every answer has.
 */
export const complaintOf = ({ status, headers, body }: Answered): string | undefined => {
  const said = body.slice(0, 300)
  if (status < 1 || status >= 500) return `status ${status} ${said}`
  const told = internalWords.exec(body)?.[0]
  if (told !== undefined) return `it tells of ${JSON.stringify(told)}`
  const missing = always.filter((name) => !headers[name])
  if (missing.length > 0) return `without ${missing.join(' and ')}`
  const type = headers['content-type'] ?? ''
  if (status >= 400 && type.includes('json') && !type.includes('application/problem+json'))
    return `a refusal as ${type}`
  return undefined
}

/** Fails the test when `complaintOf` finds anything wrong in the answer. */
export const expectClean = (answer: Answered, what: string): void =>
  expect(complaintOf(answer), what).toBeUndefined()

/**
 * Like `fetch`, but tries again while the site turns the request away because the machine or its database is busy. Each request
 * has a connection of its own: the server may close a kept one at the moment that this process, waiting for its turn, uses it.
 */
export const askSite = (address: string, init: RequestInit = {}): Promise<Response> => {
  const headers = new Headers(init.headers)
  if (!headers.has('connection')) headers.set('connection', 'close')
  return whenCalm(() => fetch(address, { ...init, headers }))
}

/** Reads an answer of `fetch` to its end. */
export const readResponse = async (response: Response): Promise<Answered> => ({
  status: response.status,
  headers: Object.fromEntries(response.headers),
  body: await response.text(),
})

/** Runs all jobs, so many at a time; stops at the first that fails. */
export const inParallel = async (jobs: readonly (() => Promise<void>)[], atOnce = 8): Promise<void> => {
  const waiting = jobs.values()
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const job of waiting) await job()
    }),
  )
}
