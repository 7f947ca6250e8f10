import type { Problem } from '../../src/core/kernel/fault.ts'
import { startJobs } from '../../src/server/jobs/start.ts'
import { hashPassword } from '../../src/server/services/passwords/hash.ts'
import { travellingClock } from './clock.ts'
import { draw } from './documents.ts'
import { addPerson, cookieOf, type OwnPerson } from './people.ts'
import { openTestServer } from './server.ts'

export const password = 'zeven-fietsen-in-de-gracht'
export const iban = 'NL91ABNA0417164300'
export const newIban = 'NL20INGB0001234567'
export const address = {
  postcode: '1012js',
  houseNumber: '1',
  addition: 'A',
  streetName: 'Nieuwstraat',
  city: 'Amsterdam',
}

/** A person who is logged in, with `password` as theirs. */
export interface Somebody extends OwnPerson {
  cookie: string
}

/** Opens a server whose jobs run and whose mails are plain JSON, with people who change their own details. */
export async function openOwnAccounts() {
  const clock = travellingClock('2026-11-20T14:00:00Z')
  const hash = await hashPassword(password)
  const server = await openTestServer({ clock })
  const write = async (content: unknown) => ({ html: '', text: JSON.stringify(content) })
  await startJobs(server.runtime, server.outbox, { write, draw })
  const { db } = server.database

  const somebody = async (membership?: { iban?: string; ends?: string }): Promise<Somebody> => {
    const person = await addPerson(server, {
      person: { password_hash: hash },
      ...(membership && { membership }),
    })
    return { ...person, cookie: await cookieOf(server, person) }
  }
  const call = async (name: string, payload: unknown, cookie = '') => {
    const answer = await server.app.inject({
      method: 'POST',
      url: `/api/v2/account/${name}`,
      headers: { cookie },
      payload: payload as object,
    })
    return { status: answer.statusCode, body: answer.json<Problem>(), cookies: answer.cookies }
  }
  const rowOf = ({ id }: OwnPerson) =>
    db.selectFrom('person').selectAll().where('id', '=', id).executeTakeFirst()
  const lettersOf = async ({ id }: OwnPerson) =>
    (
      await db
        .selectFrom('letter')
        .select(['kind', 'facts'])
        .where('person_id', '=', id)
        .orderBy('created_at')
        .execute()
    ).map(({ kind, facts }) => [kind, (facts as { what?: string }).what].filter(Boolean).join(': '))
  const mailTo = (recipient: string) =>
    db
      .selectFrom('sandbox_message')
      .select(['subject', 'text'])
      .where('recipient', '=', recipient)
      .orderBy('id')
      .execute()
  return { clock, hash, server, somebody, call, rowOf, lettersOf, mailTo }
}
