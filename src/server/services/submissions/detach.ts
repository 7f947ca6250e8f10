import { sql } from 'kysely'
import { isReference } from '../../../core/fields/request/reference.ts'
import { Fault } from '../../../core/kernel/fault.ts'
import { audit } from '../audit/write-trail.ts'
import { actingPerson, type RequestContext } from '../context.ts'
import { flagRequest } from './flag.ts'

/** Flag for staff: whoever has the address says that they asked for nothing, so the sender cannot be reached by mail. */
export const wrongAddress = 'address-of-somebody-else'

const notThere = () => new Fault(404, 'not-found', 'Deze aanvraag staat niet (meer) bij je account.')

/**
 * Removes a request from one's account, for good, that was attached to it by its e-mail address: its sender mistyped theirs.
 * Staff see a flag. A request that was sent while logged in cannot be removed.
 * @throws Fault 401, 404.
 */
export const detach = async (ctx: RequestContext, reference: string): Promise<void> => {
  const personId = await actingPerson(ctx)
  // A path may hold anything, and not all of it is valid text to a database.
  if (!isReference(reference)) throw notThere()
  await ctx.transaction(async (tx) => {
    const row = await tx
      .updateTable('submission')
      .set({ person_id: null, attached_at: null })
      .where('reference', '=', reference)
      .where('person_id', '=', sql<string>`${personId ?? null}::uuid`)
      .where('attached_at', 'is not', null)
      .returning('id')
      .executeTakeFirst()
    if (!row) throw notThere()
    await flagRequest(tx, row.id, wrongAddress)
    await audit(tx, ctx, 'requests.detach', row.id)
  })
}
