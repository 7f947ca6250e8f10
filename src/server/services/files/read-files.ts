import { auditCounted } from '../audit/write-trail.ts'
import type { RequestContext } from '../context.ts'

export interface KeptFile {
  name: string
  contentType: string
  content: Uint8Array
}

const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * Reads a file for the session that uploaded it and for whoever sent it in while logged in (D29), or to whom a message of ours
 * brought it; undefined for everybody else, as
 * if it did not exist. Staff read files by a verb of their own.
 * @throws PartnerError when the files cannot be reached.
 */
export const readFile = async (ctx: RequestContext, id: string): Promise<KeptFile | undefined> => {
  const session = await ctx.session()
  if (!session || !isId.test(id)) return undefined
  const row = await ctx.database
    .selectFrom('file')
    .leftJoin('submission', 'submission.id', 'file.submission_id')
    .select(['file.name', 'file.content_type'])
    .where('file.id', '=', id)
    // one of ours is the sender's once its message went
    .where((on) => on.or([on('file.staff_id', 'is', null), on('file.message_id', 'is not', null)]))
    .where((on) =>
      on.or([
        on('file.session_id', '=', session.id),
        // A request that was attached to an account by its mail address alone shows no more than its mail did. What was written
        // about it since is theirs to read: only who has that address gets there.
        ...(session.personId
          ? [
              on.and([
                on('submission.person_id', '=', session.personId),
                on.or([on('submission.attached_at', 'is', null), on('file.message_id', 'is not', null)]),
              ]),
            ]
          : []),
      ]),
    )
    .executeTakeFirst()
  const content = row && (await ctx.ports.files.get(id))
  if (content)
    await auditCounted(ctx.database, ctx, {
      action: 'files.download',
      subjectId: id,
      personId: session.personId,
    })
  return content && { name: row.name, contentType: row.content_type, content }
}
