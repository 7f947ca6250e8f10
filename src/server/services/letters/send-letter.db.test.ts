import { afterAll, expect, test } from 'vitest'
import { openAccounts } from '../../../../test/kit/account.ts'
import { letters } from '../../features.ts'
import type { Message } from '../../ports/mail.ts'
import { sendLetter } from './send-letter.ts'

const { server, registered, forgotten, activate } = await openAccounts()
afterAll(() => server.close())

test('a letter is mailed once, however often its job runs, to whom it is for', async () => {
  const { body, link } = await registered()
  await activate(link)
  await forgotten(body.emailAddress)
  const { id } = await server.database.db
    .selectFrom('letter')
    .innerJoin('person', 'person.id', 'letter.person_id')
    .select('letter.id')
    .where('person.email', '=', body.emailAddress)
    .where('letter.kind', '=', 'set-password')
    .executeTakeFirstOrThrow()
  const sent: [string, Message][] = []
  const mail = { send: async (key: string, message: Message) => void sent.push([key, message]) }
  const ctx = { ...server.runtime, ports: { ...server.runtime.ports, mail } }
  const write = async (content: object) => ({ html: '', text: JSON.stringify(content) })
  for (const _run of [1, 2]) await sendLetter(ctx, letters, write, id)
  expect(sent.map(([key, { to }]) => [key, to])).toEqual([[id, body.emailAddress]])
})
