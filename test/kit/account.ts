import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { confirmationMails } from '../../src/server/features.ts'
import { tokenOf } from '../../src/server/services/links/mailed-link.ts'
import { readSubmission } from '../../src/server/services/submissions/read-submission.ts'
import { quickToken } from './captcha.ts'
import { travellingClock } from './clock.ts'
import { openTestServer, type TestServer } from './server.ts'

export const password = 'Regen-op-het-zinken-dak-41'
export const other = 'Fiets-tegen-de-gele-muur-17'

let count = 0
/** The body of an account registration, with a new mail address every time. */
export const newcomer = (over: object = {}) => ({
  emailAddress: `nieuw-${++count}@voorbeeld.nl`,
  password,
  salutation: 0,
  initials: 'J.P.',
  inserts: 'van der',
  lastName: 'Berg',
  address: {
    postcode: '3821BT',
    houseNumber: 10,
    addition: '',
    streetName: 'Voorbeeldlaan',
    placeName: 'Amersfoort',
  },
  phoneNumberMobile: '0612345678',
  phoneNumberLandline: '',
  ...over,
})

/** Opens a server where people make accounts, log in and forget their passwords. */
export async function openAccounts(
  over: Pick<Parameters<typeof openTestServer>[0] & object, 'uploads'> = {},
) {
  const clock = travellingClock('2026-11-20T14:00:00Z')
  const server = await openTestServer({ ...over, clock })
  const { db } = server.database

  const post = (url: string, payload: unknown, cookie = '') =>
    server.app.inject({ method: 'POST', url, headers: { cookie }, payload: payload as object })
  const me = async (cookie: string) => (await post('/api/v2/account/me', {}, cookie)).json()
  const logIn = async (username: string, secret: string) =>
    post('/api/v2/account/login', { username, password: secret, token: await quickToken(server.runtime) })
  const register = (body: unknown) => post('/api/v1/account/register', body)
  const activate = (link: string, { cookie = '', secret = password as unknown } = {}) =>
    post('/api/v2/account/activate', { link, password: secret }, cookie)
  const forgotten = async (username: string, token?: string) =>
    post('/api/v2/account/forgotten-password', {
      username,
      token: token ?? (await quickToken(server.runtime)),
    })
  const setPassword = (link: string, chosen: unknown = other, cookie = '') =>
    post('/api/v2/account/set-password', { link, password: chosen }, cookie)

  const mailOf = async (reference: string) => {
    const { id } = await db
      .selectFrom('submission')
      .select('id')
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow()
    const submission = await readSubmission(server.runtime, id)
    const confirm = submission && confirmationMails[submission.kind]
    if (!submission || !confirm) throw new Error('no mail is written')
    return confirm(submission, await server.runtime.sender(), server.runtime)
  }
  const linkOf = async (reference: string) =>
    (await mailOf(reference)).content.action?.url.split('#')[1] ?? ''
  const registerAccount = async (over: object = {}) => {
    const body = newcomer(over)
    const answer = await register(body)
    expect(answer.statusCode, answer.body).toBe(201)
    const { reference } = answer.json()
    return { body, mail: await mailOf(reference), link: await linkOf(reference) }
  }
  const personOf = (email: string) => db.selectFrom('person').selectAll().where('email', '=', email).execute()
  return {
    clock,
    server,
    post,
    me,
    logIn,
    register,
    activate,
    forgotten,
    setPassword,
    registered: registerAccount,
    mailOf,
    linkOf,
    personOf,
    resetLinkOf: resetLinks(server),
    changeLink: changeLinks(server),
  }
}

/** The newest link to choose a password that was written for an address, as it travels by mail. */
const resetLinks =
  ({ runtime, database }: TestServer) =>
  async (email: string) => {
    const row = await database.db
      .selectFrom('letter')
      .innerJoin('person', 'person.id', 'letter.person_id')
      .select('letter.link_id')
      .where('letter.kind', '=', 'set-password')
      .where('person.email', '=', email)
      .orderBy('letter.created_at', 'desc')
      .executeTakeFirstOrThrow()
    return tokenOf(runtime, row.link_id ?? '')
  }

/** The token of a link to another mail address, as it stands in the mail to that address. */
const changeLinks =
  ({ runtime, database }: TestServer) =>
  async (personId: string, newEmail: string): Promise<string> => {
    const id = randomUUID()
    await database.db
      .insertInto('mailed_link')
      .values({
        id,
        purpose: 'change-email',
        person_id: personId,
        new_email: newEmail,
        created_at: '2026-11-20T14:00:00Z',
        expires_at: '2026-11-21T14:00:00Z',
      })
      .execute()
    return tokenOf(runtime, id)
  }
