import { today } from '../../../core/kernel/clock.ts'
import { nowOf, type OnBehalf, type Runtime } from '../context.ts'
import { role } from '../permissions.ts'

/** Who may fill in a form for who calls. */
export const fillsIn = role('member-service', 'adviser')

/** A call by phone, as its colleague has it now. */
export interface RunningOnBehalf extends OnBehalf {
  endsAt: string
}

const read = (runtime: Pick<Runtime, 'database' | 'clock'>, staffId: string) => {
  const day = today(runtime.clock).toString()
  return runtime.database
    .selectFrom('on_behalf')
    .leftJoin('membership', (join) =>
      join
        .onRef('membership.person_id', '=', 'on_behalf.person_id')
        .on('membership.starts', '<=', day)
        .on((on) => on.or([on('membership.ends', 'is', null), on('membership.ends', '>', day)])),
    )
    .select(['on_behalf.id', 'on_behalf.caller_name', 'on_behalf.person_id', 'on_behalf.ends_at'])
    .select('membership.relation_id')
    .where('on_behalf.staff_id', '=', staffId)
    .where('on_behalf.ends_at', '>', nowOf(runtime))
}

type Row = Awaited<ReturnType<ReturnType<typeof read>['execute']>>[number]

const foundIn = (row: Row): RunningOnBehalf => ({
  id: row.id,
  callerName: row.caller_name,
  personId: row.person_id ?? undefined,
  relationId: row.relation_id ?? undefined,
  endsAt: row.ends_at,
})

/** The call by phone that a colleague has running; undefined where there is none. */
export const findRunning = async (
  runtime: Pick<Runtime, 'database' | 'clock'>,
  staffId: string,
): Promise<RunningOnBehalf | undefined> => {
  const row = await read(runtime, staffId).where('on_behalf.ended_at', 'is', null).executeTakeFirst()
  return row && foundIn(row)
}

/**
 * A call by phone of this colleague, by its id: one that runs, or one of which something was sent, so that a try whose answer got
 * lost may be made again. Undefined for any other.
 */
export const findOnBehalf = async (
  runtime: Pick<Runtime, 'database' | 'clock'>,
  staffId: string,
  id: string,
): Promise<RunningOnBehalf | undefined> => {
  const row = await read(runtime, staffId)
    .where('on_behalf.id', '=', id)
    .where((on) =>
      on.or([on('on_behalf.ended_at', 'is', null), on('on_behalf.submission_id', 'is not', null)]),
    )
    .executeTakeFirst()
  return row && foundIn(row)
}
