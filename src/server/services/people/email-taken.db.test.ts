import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestServer, type TestServer } from '../../../../test/kit/server.ts'
import * as account from '../../../core/contract/account/account-calls.ts'
import * as membership from '../../../core/contract/membership/membership-calls.ts'
import * as mortgageGuard from '../../../core/contract/mortgage-guard/mortgage-guard-calls.ts'
import type { Problem } from '../../../core/kernel/fault.ts'

const emailTaken = 'We kunnen met dit e-mailadres niet verder. Controleer het adres of log in.'
let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const checks = [account.validateEmail, membership.validateEmail, mortgageGuard.validateEmail]
describe.each(checks)('the e-mail check $name', ({ path }) => {
  const check = (emailAddress: unknown) =>
    server.app.inject({ method: 'POST', url: path, payload: { emailAddress } })
  test('lets a new address through', async () => {
    const answer = await check('nieuw@voorbeeld.nl')
    expect([answer.statusCode, answer.json()]).toEqual([200, { valid: true }])
  })
  test('sends the owner of an account to the login', async () => {
    for (const email of ['lid@voorbeeld.nl', ' NIETLID@voorbeeld.nl ']) {
      const answer = await check(email)
      expect(answer.statusCode).toBe(409)
      expect(answer.json<Problem>()).toMatchObject({ title: emailTaken, code: 'email-taken' })
    }
  })
  test('is about an e-mail address', async () => {
    expect((await check('geen')).json<Problem>().errors).toEqual({
      emailAddress: ['E-mailadres is niet geldig.'],
    })
  })
})
