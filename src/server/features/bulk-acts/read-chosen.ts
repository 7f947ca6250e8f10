import type { Context } from '../../services/context.ts'

/** A request that was chosen, as far as it counts for what can be done with it. */
export interface ChosenRequest {
  id: string
  reference: string
  kind: string
  /** Codename of its own desk, or the one where it stands now; null where that of its kind sees to it. */
  desk: string | null
  /** Whether it waits for staff, and its version; null for a request that only made or changed an account. */
  open: boolean | null
  version: number | null
  owner: string | null
  owner_name: string | null
}

/** Requests by their references, in one statement; of a reference that nobody has there is none. */
export const readChosen = async (
  { database }: Pick<Context, 'database'>,
  references: readonly string[],
): Promise<ReadonlyMap<string, ChosenRequest>> => {
  const rows = await database
    .selectFrom('submission')
    .leftJoin('request_work', 'request_work.submission_id', 'submission.id')
    .leftJoin('staff_account', 'staff_account.id', 'request_work.owner')
    .select(['submission.id', 'submission.reference', 'submission.kind', 'submission.desk as own_desk'])
    .select(['request_work.desk as work_desk', 'request_work.open', 'request_work.version'])
    .select(['request_work.owner', 'staff_account.name as owner_name'])
    .where('submission.reference', 'in', [...references])
    .execute()
  return new Map(
    rows.map(({ own_desk, work_desk, ...row }) => [row.reference, { ...row, desk: work_desk ?? own_desk }]),
  )
}
