import type { readMyData as endpoint } from '../../../core/contract/account-changes.ts'
import type { AnswerOf } from '../../../core/contract/endpoint.ts'
import { auditCounted } from '../audit/write.ts'
import type { Context } from '../context.ts'
import { collectData } from '../mijn/data.ts'
import { readPerson } from '../mijn/person.ts'
import { allow } from '../permissions.ts'
import { loggedOut, ownId } from './own.ts'

/** Writes down that somebody took everything that we keep about them along. */
export const noteDownload = (ctx: Context, personId: string): Promise<void> =>
  auditCounted(ctx.database, ctx, { action: 'account.my-data', subjectId: personId, personId })

/** Everything that we keep about the person who asks. Faults: 401. */
export const readMyData = async (ctx: Context): Promise<AnswerOf<typeof endpoint>> => {
  await allow(ctx, 'account.my-data')
  const row = await readPerson(ctx, await ownId(ctx))
  if (!row) throw loggedOut()
  await noteDownload(ctx, row.id)
  return collectData(ctx, row)
}
