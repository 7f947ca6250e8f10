import { extensionOf, fileSentences } from '../../../core/fields/files/attachments.ts'
import { uploadGone } from '../../../core/fields/files/uploads.ts'
import { invalidFields } from '../../../core/kernel/fault.ts'
import type { Tx } from '../../database/pool.ts'
import type { RequestContext } from '../context.ts'

/** Files that a request claims, in the order in which it names them. */
export interface TakenFiles {
  /** The names that their sender gave them, for the frozen summary of the request. */
  names: readonly string[]
  /**
   * Makes the files belong to the request, once that is stored. They no longer count as unclaimed, and are kept as long as it is.
   */
  claim(submissionId: string): Promise<void>
}

/** What a request names: ids of uploads, the field for a refusal, and the extensions (with dot) that its form accepts. */
interface FileClaim {
  ids: readonly string[]
  field: string
  accept: readonly string[]
}

/**
 * Takes uploaded files into the transaction of a request: only files of the sender's own session that no request has. They are
 * locked, so that no sweep and no second request takes them meanwhile.
 * @throws Fault 400 at `field` when one of them does not exist any more, or is of a type that this form does not accept.
 */
export const takeFiles = async (
  tx: Tx,
  ctx: Pick<RequestContext, 'session'>,
  { ids, field, accept }: FileClaim,
): Promise<TakenFiles> => {
  if (ids.length === 0) return { names: [], claim: async () => undefined }
  const session = await ctx.session()
  const rows = session
    ? await tx
        .selectFrom('file')
        .select(['id', 'name'])
        .where('id', 'in', ids)
        .where('session_id', '=', session.id)
        .where('submission_id', 'is', null)
        .orderBy('id')
        .forUpdate()
        .execute()
    : []
  const names = ids.flatMap((id) => rows.find((row) => row.id === id)?.name ?? [])
  if (names.length < ids.length) throw invalidFields({ [field]: [uploadGone] })
  if (names.some((name) => !accept.includes(extensionOf(name))))
    throw invalidFields({ [field]: [fileSentences.notAccepted(accept)] })
  const claim = async (submissionId: string) => {
    await tx.updateTable('file').set({ submission_id: submissionId }).where('id', 'in', ids).execute()
  }
  return { names, claim }
}
