import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { registerHypotheekwacht } from '../../src/core/contract/mortgage-guard/mortgage-guard-calls.ts'
import { applicant } from '../../src/core/contract/mortgage-guard/mortgage-guard-operations.ts'
import { requestExampleOf } from '../../src/core/contract/request-schema.ts'
import { clockAt } from '../../src/core/kernel/clock.ts'
import type { Problem } from '../../src/core/kernel/fault.ts'
import { cookieOf } from './membership.ts'
import { openTestServer } from './server.ts'

export type RequestBody = Record<string, unknown>

/** A valid request of a visitor without an account. */
export const validRequest = (change: RequestBody = {}): RequestBody => ({
  ...(requestExampleOf(applicant) as RequestBody),
  dateOfBirth: '1980-02-03',
  emailAddress: `wacht-${randomUUID()}@voorbeeld.nl`,
  lastName: `Wacht${randomUUID().replace(/[^a-z]/g, '')}`,
  ...change,
})

/** Opens a server where people ask to have their mortgage watched. */
export async function openMortgageGuard() {
  const clock = clockAt('2026-11-20T14:00:00Z')
  const server = await openTestServer({ clock })

  const send = async (payload: unknown, { cookie = '', key = '' } = {}) => {
    const answer = await server.app.inject({
      method: 'POST',
      url: registerHypotheekwacht.path,
      headers: { 'content-type': 'application/json', cookie, ...(key && { 'idempotency-key': key }) },
      payload: JSON.stringify(payload),
    })
    if (answer.statusCode === 500) throw new Error(server.logged())
    return answer
  }
  const become = async (as: 'member' | 'registered') =>
    cookieOf(await server.app.inject({ method: 'POST', url: '/sandbox/viewer', payload: { as } }))
  const me = async (cookie: string) =>
    (
      await server.app.inject({ method: 'POST', url: '/api/v2/account/me', headers: { cookie } })
    ).json<RequestBody>()
  const takenIn = async (payload: RequestBody, options: Parameters<typeof send>[1] = {}) => {
    const answer = await send(payload, options)
    expect(answer.statusCode, answer.body).toBe(201)
    const { reference, url } = answer.json<{ reference: string; url: string }>()
    const found = server.database.db.selectFrom('submission').selectAll().where('reference', '=', reference)
    return { answer, url, submission: await found.executeTakeFirstOrThrow() }
  }
  const errorsOf = async (payload: RequestBody, options: Parameters<typeof send>[1] = {}) => {
    const answer = await send(payload, options)
    expect(answer.statusCode).toBe(400)
    return answer.json<Problem>().errors
  }
  const watched = () => server.database.db.selectFrom('hypotheekwacht').selectAll().execute()
  const lettersTo = (person: string | null) =>
    server.database.db.selectFrom('letter').select(['id', 'kind']).where('person_id', '=', person).execute()
  return { clock, server, send, become, me, takenIn, errorsOf, watched, lettersTo }
}
