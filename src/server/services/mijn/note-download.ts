import { auditCounted } from '../audit/write-trail.ts'
import type { RequestContext } from '../context.ts'

/** Records in the trail that somebody downloaded everything that we keep about them. */
export const noteDownload = (ctx: RequestContext, personId: string): Promise<void> =>
  auditCounted(ctx.database, ctx, { action: 'account.my-data', subjectId: personId, personId })
