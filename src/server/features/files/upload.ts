import { randomUUID } from 'node:crypto'
import type { AnswerOf, RequestOf } from '../../../core/contract/endpoint.ts'
import type { upload } from '../../../core/contract/files.ts'
import { type Attachment, extensionOf, fileSentences } from '../../../core/fields/attachments.ts'
import { invalidFields } from '../../../core/kernel/fault.ts'
import { auditCounted } from '../../services/audit/write.ts'
import { actingPerson, nowOf, type RequestContext } from '../../services/context.ts'
import { admitUpload, checkDiskSpace } from '../../services/files/admit.ts'
import { removeFiles } from '../../services/files/forget.ts'
import { type Judged, judgeContent } from '../../services/files/judge-content.ts'
import type { Upload } from '../../services/files/received.ts'
import { ContentRefused } from '../../services/files/refusal.ts'
import { refuseInfected } from '../../services/files/refuse-infected.ts'

const hasContent = (file: Attachment | undefined): file is Upload => file !== undefined && 'content' in file

/**
 * Keeps a file for the caller's session, which is started when there is none; answers its unguessable id.
 * Faults: 400 under `File` when its content is refused (`judgeContent`, or a virus), or under `Name` when the given name says
 * something else; 429 and 507 when there are too many already; 503 or PartnerError when it cannot be scanned or kept now.
 */
export const uploadFile = async (
  ctx: RequestContext,
  { body }: RequestOf<typeof upload>,
): Promise<AnswerOf<typeof upload>> => {
  const [file] = body.File
  if (!hasContent(file)) throw invalidFields({ File: [fileSentences.generic] })
  const { type, content } = await judge(ctx, file)
  const name = body.Name ?? file.name.normalize('NFC')
  if (extensionOf(name) !== extensionOf(file.name))
    throw invalidFields({ Name: [fileSentences.otherName(extensionOf(file.name))] })
  await checkDiskSpace(ctx, content.length)
  const id = await addRow(ctx, { name, content_type: type, bytes: content.length })
  try {
    await ctx.ports.files.put(id, content)
  } catch (thrown) {
    // what was not kept counts for nobody; where this fails too the sweep removes it
    await removeFiles(ctx, [id]).catch(() => undefined)
    // a disk that others filled meanwhile is told as such
    await checkDiskSpace(ctx, content.length)
    throw thrown
  }
  // of visitors a count a minute: they can make any number of sessions
  const personId = await actingPerson(ctx)
  await auditCounted(ctx.database, ctx, {
    action: 'files.upload',
    ...(personId !== undefined && { subjectId: id, personId }),
  })
  return { id }
}

/** Our own judgement first: a scanner is asked about what would be kept. */
const judge = async (ctx: RequestContext, { name, content }: Upload): Promise<Judged> => {
  try {
    const judged = await judgeContent(name, content)
    await refuseInfected(ctx, judged.content)
    return judged
  } catch (thrown) {
    throw thrown instanceof ContentRefused ? invalidFields({ File: [thrown.message] }) : thrown
  }
}

/** The row goes first: one without bytes is swept after two days, bytes without a row never would be. */
const addRow = async (
  ctx: RequestContext,
  file: { name: string; content_type: string; bytes: number },
): Promise<string> => {
  const session = await ctx.ownSession()
  const id = randomUUID()
  const caller = ctx.vault.fingerprint(`upload\0${ctx.caller}`)
  await ctx.transaction(async (tx) => {
    await admitUpload(tx, ctx, { sessionId: session.id, caller, bytes: file.bytes })
    await tx
      .insertInto('file')
      .values({ id, session_id: session.id, caller, ...file, created_at: nowOf(ctx) })
      .execute()
  })
  return id
}
