import { auditCounted } from '../audit/write.ts'
import type { Context } from '../context.ts'

/** Writes down that somebody took everything that we keep about them along. */
export const noteDownload = (ctx: Context, personId: string): Promise<void> =>
  auditCounted(ctx.database, ctx, { action: 'account.my-data', subjectId: personId, personId })
