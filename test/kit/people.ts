import { randomUUID } from 'node:crypto'
import { startSession } from '../../src/server/services/sessions/start.ts'
import type { TestServer } from './server.ts'

export interface OwnPerson {
  id: string
  email: string
  relationId?: string
}

let numbers = 50_000_000

interface PersonSettings {
  /** Columns of the `person` row to set besides `id`, `email` and `active_at`. */
  person?: Record<string, string | number | null>
  membership?: { iban?: string; ends?: string; starts?: string; renews?: boolean }
}

/** Adds somebody who can log in; a member when a membership is given, who pays by direct debit when it has an IBAN. */
export async function addPerson(
  test: TestServer,
  { person, membership }: PersonSettings = {},
): Promise<OwnPerson> {
  const id = randomUUID()
  const email = `eigen-${id.slice(0, 8)}@voorbeeld.nl`
  const { db } = test.database
  await db
    .insertInto('person')
    .values({ id, email, active_at: '2019-04-01T10:00:00Z', ...person })
    .execute()
  if (!membership) return { id, email }
  const relationId = String(numbers++)
  const { iban, ...rest } = membership
  const reference = `TB-${relationId}-20190401`
  if (iban)
    await db
      .insertInto('mandate')
      .values({
        reference,
        relation_id: relationId,
        person_id: id,
        iban_locked: test.runtime.vault.lock(iban, ['mandate.iban_locked', reference]),
        given_at: '2019-04-01T12:00:00Z',
      })
      .execute()
  await db
    .insertInto('membership')
    .values({
      relation_id: relationId,
      person_id: id,
      starts: '2019-04-01',
      fee_cents: 3450,
      ...rest,
      ...(iban && {
        payment_method: 1,
        mandate_reference: reference,
        mandate_signed_on: '2019-04-01',
      }),
    })
    .execute()
  return { id, email, relationId }
}

/** Begins a session of this person and answers its cookie. */
export const cookieOf = async (test: TestServer, { id }: { id: string }): Promise<string> =>
  `__Host-thuisbasis=${(await startSession(test.runtime, id)).token}`
