import type { readMyData as endpoint } from '../../../core/contract/account/account-calls.ts'
import type { AnswerOf } from '../../../core/contract/endpoint.ts'
import type { RequestContext } from '../../services/context.ts'
import { collectData } from '../../services/mijn/data.ts'
import { noteDownload } from '../../services/mijn/note-download.ts'
import { readPerson } from '../../services/mijn/person.ts'
import { loggedOut, ownId } from '../../services/people/own-account.ts'

/** Answers everything that is kept about the person who asks. Faults: 401. */
export const readMyData = async (ctx: RequestContext): Promise<AnswerOf<typeof endpoint>> => {
  const row = await readPerson(ctx, await ownId(ctx))
  if (!row) throw loggedOut()
  await noteDownload(ctx, row.id)
  return collectData(ctx, row)
}
