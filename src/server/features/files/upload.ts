import type { AnswerOf, RequestOf } from '../../../core/contract/endpoint.ts'
import type { upload } from '../../../core/contract/files/files-calls.ts'
import { extensionOf, fileSentences } from '../../../core/fields/files/attachments.ts'
import { invalidFields } from '../../../core/kernel/fault.ts'
import type { RequestContext } from '../../services/context.ts'
import { isWhole, judgeFile, keepFile } from '../../services/files/keep-files.ts'

/**
 * Keeps a file for the caller's session, which is started when there is none, and answers its unguessable id. Faults: 400 under
 * `File` when its content is refused (`judgeContent`, or a virus), or under `Name` when the given name has another extension; 429
 * and 507 when there are too many files already; 503 or PartnerError when it cannot be scanned or stored now.
 */
export const uploadFile = async (
  ctx: RequestContext,
  { body }: RequestOf<typeof upload>,
): Promise<AnswerOf<typeof upload>> => {
  const [file] = body.File
  if (!isWhole(file)) throw invalidFields({ File: [fileSentences.generic] })
  const judged = await judgeFile(ctx, file, 'File')
  const name = body.Name ?? file.name.normalize('NFC')
  if (extensionOf(name) !== extensionOf(file.name))
    throw invalidFields({ Name: [fileSentences.otherName(extensionOf(file.name))] })
  return { id: await keepFile(ctx, name, judged) }
}
