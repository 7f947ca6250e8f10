import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach } from 'vitest'
import { clockAt } from '../../src/core/kernel/clock.ts'
import { openTestServer, type TestServer } from './server.ts'

/** Strong enough for D4. */
export const password = 'gele-fiets-op-de-dijk'
export const iban = 'NL91ABNA0417164300'

/** A mail address that nobody has yet. */
export const newMailAddress = () => `${randomUUID()}@voorbeeld.nl`

/** A valid registration by direct debit, as a browser sends it. */
export const registration = (emailAddress = newMailAddress()) => ({
  nameAddressDetails: {
    salutation: 1,
    initials: 'qx',
    inserts: 'van der',
    lastName: 'Vindplaats',
    emailAddress,
    address: {
      postcode: '1012 JS',
      houseNumber: '1',
      addition: 'A',
      streetName: 'Voorbeeldplein',
      placeName: 'Amsterdam',
    },
  },
  personalInformation: {
    dateOfBirth: { date: '1985-06-07' },
    phoneNumbers: { phoneNumberMobile: '06 87651234', phoneNumberLandline: '' },
    password,
  },
  paymentDetails: { paymentMethod: 1, iban, agreeCollection: true, agreeTerms: true },
  componentCodename: 'word_lid',
  giftyCardCode: '',
})
export type Registration = ReturnType<typeof registration>

/** A valid registration by gift card, as a browser sends it. */
export const gift = (code: string) => ({
  ...registration(),
  paymentDetails: { paymentMethod: 0, iban: '', agreeCollection: false, agreeTerms: true },
  giftyCardCode: code,
})

/** Posts a JSON body. An internal error fails the test with the server's log. */
export const post = async (
  server: TestServer,
  url: string,
  body: unknown,
  headers: Record<string, string> = {},
) => {
  const answer = await server.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/json', ...headers },
    payload: JSON.stringify(body),
  })
  if (answer.statusCode === 500) throw new Error(`The server failed: ${server.logged()}`)
  return answer
}

export const join = (server: TestServer, body: unknown, headers?: Record<string, string>) =>
  post(server, '/api/v2/becomeamember/register', body, headers)

/** The session cookie that an answer sets; empty when it sets none. */
export const cookieOf = (answer: { cookies: { name: string; value: string }[] }) =>
  answer.cookies
    .filter(({ name }) => name === '__Host-thuisbasis')
    .map(({ name, value }) => `${name}=${value}`)
    .join('; ')

/** The membership state of the person with this session. */
export const stateOf = async (server: TestServer, cookie: string) =>
  (await server.app.inject({ url: '/api/v2/account/login-state', headers: { cookie } })).json()

export const submissionOf = (server: TestServer, reference: string) =>
  server.database.db
    .selectFrom('submission')
    .selectAll()
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow()

export const applicationOf = (server: TestServer, submissionId: string) =>
  server.database.db
    .selectFrom('membership_application')
    .selectAll()
    .where('submission_id', '=', submissionId)
    .executeTakeFirstOrThrow()

/** Reads how many rows registrations have written so far: submissions, people, applications, consents, audit. */
export const counts = (server: TestServer) => {
  const tables = ['submission', 'person', 'membership_application', 'consent', 'audit'] as const
  return Promise.all(
    tables.map(async (table) => (await server.database.db.selectFrom(table).selectAll().execute()).length),
  )
}

/**
 * Opens the server of one file with tests of becoming a member. Each request comes from an address of its own, as limits have
 * their own tests.
 */
export async function openRegistrations(): Promise<TestServer> {
  const server = await openTestServer({ clock: clockAt('2026-11-20T14:00:00Z') })
  afterAll(() => server.close())
  beforeEach(async () => void (await server.database.db.deleteFrom('rate_limit').execute()))
  return server
}
