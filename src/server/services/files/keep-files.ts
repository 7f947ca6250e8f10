import { randomUUID } from 'node:crypto'
import { extensionOf, fileSentences } from '../../../core/fields/files/attachments.ts'
import { invalidFields } from '../../../core/kernel/fault.ts'
import { auditCounted } from '../audit/write-trail.ts'
import { actingPerson, nowOf, type RequestContext } from '../context.ts'
import { provenPerson } from '../proven-person.ts'
import { makeTurns } from '../turns.ts'
import { admitUpload, checkDiskSpace } from './admit.ts'
import { removeFiles } from './forget.ts'
import { type AcceptedFile, judgeContent } from './judge-content.ts'
import { ContentRefused } from './refusal.ts'
import { refuseInfected } from './refuse-infected.ts'
import type { Upload } from './upload.ts'

/** At most 30 files of one network wait for their turn: an office uploads that many at once, and each is held in memory. */
const inTurn = makeTurns(30)

/** Whether this is an uploaded file with its content, and not only its description. */
export const isWhole = (file: unknown): file is Upload =>
  typeof file === 'object' && file !== null && 'content' in file

/**
 * Judges a file by its content, ourselves before the virus scanner, which is asked about the content that would be kept.
 * @throws Fault 400 at `field` when it is refused; PartnerError when it cannot be scanned now.
 */
export const judgeFile = async (
  ctx: RequestContext,
  { name, content }: Pick<Upload, 'name' | 'content'>,
  field: string,
): Promise<AcceptedFile> => {
  try {
    const judged = await inTurn(ctx.network, () => judgeContent(name, content))
    await refuseInfected(ctx, judged.content)
    return judged
  } catch (thrown) {
    throw thrown instanceof ContentRefused ? invalidFields({ [field]: [thrown.message] }) : thrown
  }
}

/**
 * Keeps a judged file, not yet claimed by any request, for the caller's session, which is started when there is none. Answers its
 * unguessable id. A name without extension gets that of its content.
 * @throws Fault 429 and 507 when there are too many already; PartnerError when it cannot be kept now.
 */
export const keepFile = async (
  ctx: RequestContext,
  name: string,
  { extension, type, content }: AcceptedFile,
): Promise<string> => {
  await checkDiskSpace(ctx, content.length)
  const named = extensionOf(name) === '' ? name + extension : name
  const id = await addRow(ctx, { name: named, content_type: type, bytes: content.length })
  try {
    await ctx.ports.files.put(id, content)
  } catch (thrown) {
    // A file that was not stored must not count. Where the removal fails too, the sweep does it.
    await removeFiles(ctx, [id]).catch(() => undefined)
    // A disk that filled up meanwhile is reported as that.
    await checkDiskSpace(ctx, content.length)
    throw thrown
  }
  // For visitors, who can make any number of sessions, the trail keeps only a count per minute.
  const personId = await actingPerson(ctx)
  await auditCounted(ctx.database, ctx, {
    action: 'files.upload',
    ...(personId !== undefined && { subjectId: id, personId }),
  })
  return id
}

/**
 * Keeps the files that came within a request while `work` takes it in. `work` gets their ids in the order in which they came,
 * together with those of files that were uploaded before. When the request is refused, none of the new files stays.
 * @throws Fault 429 as an upload, as `judgeFile` and `keepFile`, and whatever `work` throws.
 */
export const keepingFiles = async <Answer>(
  ctx: RequestContext,
  { sent, field }: { sent: readonly unknown[]; field: string },
  work: (ids: readonly string[]) => Promise<Answer>,
): Promise<Answer> => {
  const kept: string[] = []
  const idOf = async (one: unknown): Promise<string> => {
    if (typeof one === 'string') return one
    if (!isWhole(one)) throw invalidFields({ [field]: [fileSentences.generic] })
    await ctx.mayKeepFile()
    const id = await keepFile(ctx, one.name.normalize('NFC'), await judgeFile(ctx, one, field))
    kept.push(id)
    return id
  }
  try {
    const ids: string[] = []
    // One after the other: ten at once would all pass the limits before any of them is counted.
    for (const one of sent) ids.push(await idOf(one))
    return await work(ids)
  } catch (thrown) {
    // Where this fails too, the sweep removes them.
    await removeUnclaimed(ctx, kept).catch(() => undefined)
    throw thrown
  }
}

/** Removes those that no request claimed. The request may have been stored before something else failed. */
const removeUnclaimed = async (ctx: RequestContext, ids: readonly string[]): Promise<void> => {
  if (ids.length === 0) return
  const rows = await ctx.database
    .selectFrom('file')
    .select('id')
    .where('id', 'in', ids)
    .where('submission_id', 'is', null)
    .execute()
  await removeFiles(
    ctx,
    rows.map(({ id }) => id),
  )
}

/**
 * Adds the row before the content is stored: a row without content is swept after two days, content without a row never would be.
 */
const addRow = async (
  ctx: RequestContext,
  file: { name: string; content_type: string; bytes: number },
): Promise<string> => {
  const session = await ctx.ownSession()
  const id = randomUUID()
  const caller = ctx.vault.fingerprint(`upload\0${ctx.network}`)
  await ctx.transaction(async (tx) => {
    const isStranger = (await provenPerson(tx, ctx)) === undefined
    await admitUpload(tx, ctx, { sessionId: session.id, caller, bytes: file.bytes, isStranger })
    await tx
      .insertInto('file')
      .values({ id, session_id: session.id, caller, ...file, created_at: nowOf(ctx) })
      .execute()
  })
  return id
}
