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

/** Why an answer is none to give: it is our own mistake, tells of our inside, or lacks a header that every answer has. */
export const complaintOf = ({ status, headers, body }: Answered): string | undefined => {
  const said = body.slice(0, 300)
  if (status < 1 || status >= 500) return `status ${status} ${said}`
  const told = innards.exec(body)?.[0]
  if (told !== undefined) return `it tells of ${JSON.stringify(told)}`
  const missing = always.filter((name) => !headers[name])
  if (missing.length > 0) return `without ${missing.join(' and ')}`
  const type = headers['content-type'] ?? ''
  if (status >= 400 && type.includes('json') && !type.includes('application/problem+json'))
    return `a refusal as ${type}`
  return undefined
}

/** Refuses such an answer. */
export const expectClean = (answer: Answered, what: string): void =>
  expect(complaintOf(answer), what).toBeUndefined()

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
