import { randomUUID } from 'node:crypto'
import { extensionOf } from '../../../core/fields/files/attachments.ts'
import type { Database, Tx } from '../../database/pool.ts'
import { nowOf, type RequestContext } from '../context.ts'
import { checkDiskSpace } from '../files/admit.ts'
import { removeFiles } from '../files/forget.ts'
import { judgeFile } from '../files/keep-files.ts'
import type { Upload } from '../files/upload.ts'
import { role } from '../permissions.ts'
import { findRequestByReference } from '../requests/find.ts'
import { notNow } from '../requests/hold-work.ts'
import { mustBeOwnWork } from '../requests/rights.ts'
import { memberOfStaff } from '../staff/member-of-staff.ts'
import { lockStaff } from '../staff/own-staff.ts'
import type { MessageFile } from './thread.ts'

/** Most files of one colleague that wait at one request for their message. */
const mostWaiting = 10

/**
 * Refuses one file too many.
 * @throws Fault 409 `not-now`.
 */
const mustHaveRoom = async (
  database: Database | Tx,
  { submissionId, staffId }: { submissionId: string; staffId: string },
): Promise<void> => {
  const waiting = await database
    .selectFrom('file')
    .select('id')
    .where('submission_id', '=', submissionId)
    .where('staff_id', '=', staffId)
    .where('message_id', 'is', null)
    .limit(mostWaiting)
    .execute()
  if (waiting.length >= mostWaiting)
    throw notNow(`Er staan al ${mostWaiting} bestanden klaar. Stuur die eerst.`)
}

const attach = async (
  ctx: RequestContext,
  { reference, file }: { reference: string; file: Upload },
): Promise<MessageFile> => {
  const request = await findRequestByReference(ctx, reference)
  await mustBeOwnWork(ctx, request)
  const { id: me } = await memberOfStaff(ctx)
  const whose = { submissionId: request.id, staffId: me }
  await mustHaveRoom(ctx.database, whose)
  const { extension, type, content } = await judgeFile(ctx, file, 'File')
  await checkDiskSpace(ctx, content.length)
  const given = file.name.normalize('NFC')
  const row = {
    id: randomUUID(),
    name: extensionOf(given) === '' ? given + extension : given,
    content_type: type,
    bytes: content.length,
  }
  // the row comes first: one without content is swept, content without a row never would be
  const session = await ctx.staffSession()
  await ctx.transaction(async (tx) => {
    // of several at once each sees those before it
    await lockStaff(tx, me)
    await mustHaveRoom(tx, whose)
    await tx
      .insertInto('file')
      .values({
        ...row,
        ...{ session_id: session?.id ?? me, staff_id: me, submission_id: request.id, created_at: nowOf(ctx) },
      })
      .execute()
  })
  try {
    await ctx.ports.files.put(row.id, content)
  } catch (thrown) {
    await removeFiles(ctx, [row.id]).catch(() => undefined)
    // a disk that filled up meanwhile is told as that
    await checkDiskSpace(ctx, content.length)
    throw thrown
  }
  return { id: row.id, name: row.name, contentType: type, bytes: row.bytes }
}

/**
 * Verb of staff: keeps a file that is to go along with a message to the sender of a request. Nobody but who uploaded it has it until
 * the message goes, and it is removed after two days where none does and no draft has it.
 * @throws Fault 400 at `File` as every upload is judged, 404, 403, 409 `not-now`, 507; PartnerError.
 */
export const attachToReply = { may: role('member-service', 'adviser'), run: attach }
