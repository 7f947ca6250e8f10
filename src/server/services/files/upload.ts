import { randomUUID } from 'node:crypto'
import type { AnswerOf, RequestOf } from '../../../core/contract/endpoint.ts'
import type { upload } from '../../../core/contract/files.ts'
import { type Attachment, fileSentences } from '../../../core/fields/attachments.ts'
import { invalidFields } from '../../../core/kernel/fault.ts'
import { type Context, nowOf } from '../context.ts'
import { allow } from '../permissions.ts'
import { judge } from './judge.ts'

/** A file as it came in, whole. */
export interface Upload extends Attachment {
  /** As its sender declared it; not believed. */
  readonly type: string
  readonly content: Uint8Array
}

const hasContent = (file: Attachment | undefined): file is Upload => file !== undefined && 'content' in file

/**
 * Keeps a file for the caller's session, which is started when there is none; answers its unguessable id.
 * Faults: 400 under `File` when the content is not what the name says; PartnerError when it cannot be kept now.
 */
export const uploadFile = async (
  ctx: Context,
  { body }: RequestOf<typeof upload>,
): Promise<AnswerOf<typeof upload>> => {
  await allow(ctx, 'files.upload')
  const [file] = body.File
  if (!hasContent(file)) throw invalidFields({ File: [fileSentences.generic] })
  const type = await judge(file.name, file.content)
  if (!type) throw invalidFields({ File: [fileSentences.unsupported] })
  const session = await ctx.ownSession()
  const id = randomUUID()
  // the row goes first: one without bytes is swept after two days, bytes without a row never would be
  await ctx.database
    .insertInto('file')
    .values({
      id,
      session_id: session.id,
      name: body.Name ?? file.name.normalize('NFC'),
      content_type: type,
      bytes: file.size,
      created_at: nowOf(ctx),
    })
    .execute()
  await ctx.ports.files.put(id, file.content)
  return { id }
}
