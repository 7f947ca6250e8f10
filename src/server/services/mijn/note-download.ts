import { auditCounted } from '../audit/write.ts'
import type { RequestContext } from '../context.ts'

/** Writes down that somebody took everything that we keep about them along. */
export const noteDownload = (ctx: RequestContext, personId: string): Promise<void> =>
  auditCounted(ctx.database, ctx, { action: 'account.my-data', subjectId: personId, personId })
