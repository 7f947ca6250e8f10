import { deliver } from '../../src/server/services/submissions/deliver.ts'
import type { PartnerDelivery } from '../../src/server/services/submissions/delivery.ts'
import type { TestServer } from './server.ts'

/** Delivers a request as its job does; `state` reads the state of the request afterwards. */
export const delivering = (server: TestServer, id: string, to: PartnerDelivery) =>
  Object.assign(() => deliver(server.runtime, { submission: id, partner: to.partner }, () => to), {
    state: () =>
      server.database.db
        .selectFrom('submission')
        .select('state')
        .where('id', '=', id)
        .executeTakeFirstOrThrow(),
  })

/** What the partner for cases has of a request: the case, how many there are, and the documents with it. */
export const caseAt = async (server: TestServer, id: string) => {
  const { db } = server.database
  const rows = await db
    .selectFrom('sandbox_order')
    .select(['body', 'reference', 'key'])
    .where('partner', '=', 'cases')
    .execute()
  const found = rows.filter(({ key }) => key === id)
  const documents = rows
    .map(({ body }) => body as { of?: string; name?: string; bytes?: number })
    .filter(({ of }) => of !== undefined && of === found[0]?.reference)
  return { body: found[0]?.body, cases: found.length, documents }
}
