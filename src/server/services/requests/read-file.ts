import { idForm } from '../../../core/fields/files/uploads.ts'
import { isReference } from '../../../core/fields/request/reference.ts'
import { Fault } from '../../../core/kernel/fault.ts'
import { auditStaff } from '../audit/audit-staff.ts'
import type { Context } from '../context.ts'
import type { KeptFile } from '../files/read-files.ts'
import { role } from '../permissions.ts'
import { memberOfStaff } from '../staff/member-of-staff.ts'
import { findRequestByReference } from './find.ts'
import { mustBeOwnWork } from './rights.ts'

/** A file of a request, as an address names it: both may be anything. */
export interface AskedFile {
  reference: string
  id: string
}

const gone = () => new Fault(404, 'not-found', 'Dit bestand is er niet (meer).')

const read = async (ctx: Context, { reference, id }: AskedFile): Promise<KeptFile> => {
  // an address may hold anything, and not all of it is valid text to a database
  if (!isReference(reference) || !idForm.test(id)) throw gone()
  const request = await findRequestByReference(ctx, reference)
  await mustBeOwnWork(ctx, request)
  const { id: me } = await memberOfStaff(ctx)
  const file = await ctx.database
    .selectFrom('file')
    .select(['name', 'content_type'])
    .where('id', '=', id)
    .where('submission_id', '=', request.id)
    // one that a colleague is about to send is theirs until it goes
    .where((on) =>
      on.or([on('staff_id', 'is', null), on('message_id', 'is not', null), on('staff_id', '=', me)]),
    )
    .executeTakeFirst()
  if (!file) throw gone()
  // the trail records that it was looked at, before it is
  await auditStaff(ctx, 'requests.file', { detail: id, submissionId: request.id })
  const content = await ctx.ports.files.get(id)
  if (!content) throw gone()
  return { name: file.name, contentType: file.content_type, content }
}

/**
 * Verb of staff: reads a file of a request that is their own work. A reason opens no file of another desk.
 * @throws Fault 404, 403; PartnerError when the files cannot be reached.
 */
export const readRequestFile = { may: role('member-service', 'adviser'), run: read }
