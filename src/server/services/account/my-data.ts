import type { readMyData as endpoint } from '../../../core/contract/account-changes.ts'
import type { AnswerOf } from '../../../core/contract/endpoint.ts'
import type { Context } from '../context.ts'
import { collectData } from '../mijn/data.ts'
import { readPerson } from '../mijn/person.ts'
import { allow } from '../permissions.ts'
import { loggedOut, ownId } from './own.ts'

/** Everything that we keep about the person who asks. Faults: 401. */
export const readMyData = async (ctx: Context): Promise<AnswerOf<typeof endpoint>> => {
  await allow(ctx, 'account.my-data')
  const row = await readPerson(ctx, await ownId(ctx))
  if (!row) throw loggedOut()
  return collectData(ctx, row)
}
