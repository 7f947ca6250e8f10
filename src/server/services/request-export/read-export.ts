import { idForm } from '../../../core/fields/files/uploads.ts'
import { amsterdamDay } from '../../../core/kernel/clock.ts'
import { Fault } from '../../../core/kernel/fault.ts'
import { auditStaff } from '../audit/audit-staff.ts'
import { type Context, nowOf } from '../context.ts'
import type { KeptFile } from '../files/read-files.ts'
import { steppedUp } from '../permissions.ts'
import type { FilterWords } from '../requests/filter-words.ts'
import { memberOfStaff } from '../staff/member-of-staff.ts'
import { mayExport } from './exporter.ts'

const types: Readonly<Record<string, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

const gone = () => new Fault(404, 'not-found', 'Dit bestand is er niet (meer). Vraag het opnieuw aan.')

/** What a file is called: the kind of its requests where it holds one, and the day on which it was asked for. */
const nameOf = ({ kind }: FilterWords, madeAt: string, format: string): string =>
  `${kind === undefined ? 'aanvragen' : kind.replace('.', '-')}-${amsterdamDay(madeAt)}.${format}`

const read = async (ctx: Context, { id }: { id: string }): Promise<KeptFile> => {
  // an address may hold anything, and not all of it is valid text to a database
  if (!idForm.test(id)) throw gone()
  const { id: staffId } = await memberOfStaff(ctx)
  const job = await ctx.database
    .selectFrom('export_job')
    .select(['file', 'format', 'filters', 'made_at', 'rows', 'reason'])
    .where('id', '=', id)
    .where('staff_id', '=', staffId)
    .where('state', '=', 'ready')
    .where('ends_at', '>', nowOf(ctx))
    .executeTakeFirst()
  if (!job?.file) throw gone()
  const content = await ctx.ports.files.get(job.file)
  if (!content) throw gone()
  // the trail records that it left, before it does
  await auditStaff(ctx, 'request-export.download', { detail: `${job.rows ?? 0} rijen`, reason: job.reason })
  const name = nameOf(job.filters as FilterWords, job.made_at, job.format)
  return { name, contentType: types[job.format] ?? 'application/octet-stream', content }
}

/**
 * Verb of staff: reads a file of requests that one asked for oneself, as long as it is kept. That of a colleague is refused as one
 * that is not there.
 * @throws Fault 404; PartnerError when the files cannot be reached.
 */
export const readExport = { may: steppedUp(mayExport), run: read }
