import type { AnswerOf } from '../../../core/contract/endpoint.ts'
import type { readRequestKinds as endpoint } from '../../../core/contract/request-export/request-export-calls.ts'
import type { RequestContext } from '../../services/context.ts'
import { exportedKinds } from '../../services/requests/export.ts'

/** Tells which kinds of requests there are, by what they are called. Faults: 401, 403. */
export const readKinds = async (ctx: RequestContext): Promise<AnswerOf<typeof endpoint>> => {
  const items = exportedKinds(ctx).map((kind) => ({ kind, title: ctx.kindInWords(kind) }))
  return { items: items.toSorted((a, b) => a.title.localeCompare(b.title, 'nl')) }
}
