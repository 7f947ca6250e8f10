import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newcomer as account } from '../../../../test/kit/account.ts'
import { form as cancellation } from '../../../../test/kit/cancellation.ts'
import { draw } from '../../../../test/kit/documents.ts'
import { join, newMailAddress, post, registration } from '../../../../test/kit/membership.ts'
import { openTestServer, type TestServer } from '../../../../test/kit/server.ts'
import { registerHypotheekwacht } from '../../../core/contract/mortgage-guard/mortgage-guard-calls.ts'
import * as guardOperations from '../../../core/contract/mortgage-guard/mortgage-guard-operations.ts'
import { requestExampleOf } from '../../../core/contract/request-schema.ts'
import { registerVve } from '../../../core/contract/vve-membership/vve-membership-calls.ts'
import * as vveOperations from '../../../core/contract/vve-membership/vve-membership-operations.ts'
import { clockAt } from '../../../core/kernel/clock.ts'
import { startJobs } from '../../jobs/start.ts'

// Anybody can have the association's mail sent to anybody: what they type must not become its message.

let server: TestServer
beforeAll(async () => {
  server = await openTestServer({ clock: clockAt('2026-11-20T14:00:00Z') })
  const write = async (content: unknown) => ({ html: '', text: JSON.stringify(content) })
  await startJobs(server.runtime, server.outbox, { write, draw })
})
afterAll(() => server.close())

/** The mails to an address, once there are `count`, with subject, text and attachments as one text. */
const mailsTo = async (address: string, count = 1) => {
  const read = () =>
    server.database.db
      .selectFrom('sandbox_message')
      .selectAll()
      .where('recipient', '=', address)
      .orderBy('id')
      .execute()
  await expect.poll(async () => (await read()).length).toBe(count)
  return (await read()).map(
    ({ subject, text, attachments }) => `${subject} ${text} ${JSON.stringify(attachments)}`,
  )
}

type Body = Record<string, never>
const vve = (
  change: (one: Record<'propertyDetails' | 'contactDetails', Record<string, unknown>>) => void,
) => {
  const body = structuredClone(requestExampleOf(vveOperations.registerVve.body as never)) as never
  change(body)
  return body as Body
}
const watched = (over: object) => ({
  ...(requestExampleOf(guardOperations.registerHypotheekwacht.body as never) as object),
  ...over,
})
const joining = (over: object) => {
  const body = registration()
  return { ...body, nameAddressDetails: { ...body.nameAddressDetails, ...over } }
}

const url = {
  book: '/api/klusservice/appointment',
  account: '/api/v1/account/register',
  member: '/api/v2/becomeamember/register',
  vve: registerVve.path,
  watch: registerHypotheekwacht.path,
  cancel: '/api/v1/contact/cancelmembership',
}

describe('free words', () => {
  const message = 'Beste klant,\nUw pakket wacht. Betaal op https://evil.example/betaal'

  test('are one rule for every mail', async () => {
    const vveMail = newMailAddress()
    const named = vve(({ propertyDetails, contactDetails }) => {
      propertyDetails.vveName = 'VvE, bel nu 0900 123 4567'
      contactDetails.email = vveMail
      contactDetails.lastName = 'Bel 0900 1234567'
    })
    expect((await post(server, url.vve, named)).statusCode).toBe(201)
    const leaving = cancellation({
      cancellationReason: 'Anders, namelijk…',
      explanation: message,
      lastName: 'Bel 0900 1234567',
    })
    expect((await post(server, url.cancel, leaving)).statusCode).toBe(201)
    const member = joining({ lastName: 'Bel 0900 1234567', emailAddress: newMailAddress() })
    expect((await join(server, member)).statusCode).toBe(201)
    const watcher = newMailAddress()
    expect(
      (await post(server, url.watch, watched({ emailAddress: watcher, lastName: 'Bel 0900 1234567' })))
        .statusCode,
    ).toBe(201)
    const made = account({ lastName: 'Bel 0900 1234567', emailAddress: newMailAddress() })
    expect((await post(server, url.account, made)).statusCode).toBe(201)
    const mails = [
      ...(await mailsTo(vveMail)),
      ...(await mailsTo(leaving.emailAddress)),
      ...(await mailsTo(member.nameAddressDetails.emailAddress)),
      ...(await mailsTo(watcher)),
      ...(await mailsTo(made.emailAddress)),
    ]
    for (const mail of mails) {
      expect(mail).toContain('Hallo,')
      for (const word of ['0900', 'evil', 'pakket']) expect(mail).not.toContain(word)
    }
  })
})
