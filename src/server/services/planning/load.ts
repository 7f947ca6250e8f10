import { sql } from 'kysely'
import { type Clock, today } from '../../../core/kernel/clock.ts'
import { advisoryLocks } from '../../database/advisory-locks.ts'
import type { Tx } from '../../database/pool.ts'
import { auditStaff } from '../audit/audit-staff.ts'
import { type Context, nowOf } from '../context.ts'
import { role, steppedUp } from '../permissions.ts'
import { type ChangedPrice, lockPrices, publishPrices } from '../prices/load-prices.ts'
import { type Agenda, findAgenda } from './agenda.ts'
import { offeredSlotsOn } from './offer.ts'
import { type FaultyLine, type PlanningFile, readPlanningFile } from './planning-file.ts'

export interface PlanningChange {
  offices: number
  types: number
  closed: number
  advisers: number
  prices: ChangedPrice[]
  /** References of appointments at a time that the file no longer allows. Staff must call these people. */
  noLongerAllowed: string[]
}

/** Thrown to roll everything back after a trial run, with its result. */
class DryRun extends Error {
  readonly loaded: PlanningChange
  constructor(loaded: PlanningChange) {
    super('dry run')
    this.loaded = loaded
  }
}

const load = async (
  ctx: Context,
  { text, dry }: { text: string; dry: boolean },
): Promise<PlanningChange | FaultyLine[]> => {
  try {
    return await ctx.transaction(async (tx) => {
      await sql`SELECT pg_advisory_xact_lock(${advisoryLocks.planningFile})`.execute(tx)
      const known = await lockPrices(tx, ctx.clock)
      const file = readPlanningFile(text, known)
      if (Array.isArray(file)) return file
      await auditStaff({ ...ctx, database: tx }, 'planning.load')
      await writePlanning(tx, ctx.clock, file)
      const loaded = {
        offices: file.offices.length,
        types: file.types.length,
        closed: file.closed.length,
        advisers: file.advisers.length,
        prices: await publishPrices(tx, ctx, known, file.prices),
        noLongerAllowed: await noLongerAllowedOf(tx, ctx),
      }
      if (loaded.prices.length > 0)
        await auditStaff({ ...ctx, database: tx }, 'content.publish', { detail: 'settings' })
      if (dry) throw new DryRun(loaded)
      return loaded
    })
  } catch (thrown) {
    if (thrown instanceof DryRun) return thrown.loaded
    throw thrown
  }
}

/**
 * Verb of staff: replaces the planning by that of a file in one transaction; answers the faulty lines if there are any. Its
 * prices are published with the settings (docs/decisions/062-prices-of-a-file-are-settings.md). Offices that it does not have are
 * offered no longer and take no new appointments, and advisers who are not in it serve nobody new; appointments and blocks stay.
 */
export const loadPlanning = {
  may: steppedUp(role('operator')),
  run: (ctx: Context, { text }: { text: string }) => load(ctx, { text, dry: false }),
}

/** Verb of staff: tells what loading a file would do, or its faulty lines, and changes nothing. */
export const checkPlanning = {
  may: role('operator'),
  run: (ctx: Context, { text }: { text: string }) => load(ctx, { text, dry: true }),
}

/** Replaces the planning by that of a file, all but its prices, within a transaction. */
export const writePlanning = async (tx: Tx, clock: Clock, file: PlanningFile): Promise<void> => {
  await tx.updateTable('office').set({ offered: false }).execute()
  if (file.offices.length > 0)
    await tx
      .insertInto('office')
      .values(file.offices)
      .onConflict((conflict) =>
        conflict.column('code').doUpdateSet((of) => ({
          ...{ name: of.ref('excluded.name'), street_name: of.ref('excluded.street_name') },
          ...{ house_number: of.ref('excluded.house_number'), addition: of.ref('excluded.addition') },
          ...{ postcode: of.ref('excluded.postcode'), city: of.ref('excluded.city') },
          ...{ region: of.ref('excluded.region'), lat: of.ref('excluded.lat'), lon: of.ref('excluded.lon') },
          ...{ seats: of.ref('excluded.seats'), offered: of.ref('excluded.offered') },
          links_to_unive: of.ref('excluded.links_to_unive'),
        })),
      )
      .execute()
  await tx.deleteFrom('appointment_type').execute()
  const types = file.types.map(({ office, week, ...type }) => ({
    ...type,
    office_code: office,
    week: JSON.stringify(week),
  }))
  if (types.length > 0) await tx.insertInto('appointment_type').values(types).execute()
  // Closed days in the past stay as they were.
  await tx.deleteFrom('closed_day').where('day', '>=', today(clock).toString()).execute()
  const closed = file.closed.map(({ office, day, name }) => ({ office_code: office, day, name }))
  if (closed.length > 0)
    await tx
      .insertInto('closed_day')
      .values(closed)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  await tx.updateTable('adviser').set({ offices: [] }).execute()
  if (file.advisers.length > 0)
    await tx
      .insertInto('adviser')
      .values(file.advisers)
      .onConflict((conflict) =>
        conflict.column('code').doUpdateSet((of) => ({
          ...{ name: of.ref('excluded.name'), region: of.ref('excluded.region') },
          ...{ skills: of.ref('excluded.skills'), offices: of.ref('excluded.offices') },
          areas: of.ref('excluded.areas'),
        })),
      )
      .execute()
}

const noLongerAllowedOf = async (tx: Tx, ctx: Context): Promise<string[]> => {
  const rows = await tx
    .selectFrom('reservation')
    .innerJoin('submission', 'submission.id', 'submission_id')
    .select(['reference', 'office_code', 'type_code', 'starts', 'reservation.ends'])
    .select(sql<string>`to_char(starts AT TIME ZONE 'Europe/Amsterdam', 'YYYY-MM-DD')`.as('day'))
    .where('starts', '>', nowOf(ctx))
    .orderBy('starts')
    .execute()
  const starts = new Map<string, Promise<ReadonlySet<number>>>()
  const outside: string[] = []
  for (const row of rows) {
    const minutes = (Date.parse(row.ends) - Date.parse(row.starts)) / 60_000
    const name = `${row.office_code} ${row.type_code} ${row.day} ${minutes}`
    const offered = starts.get(name) ?? startsOf(tx, ctx.clock, { ...row, minutes })
    starts.set(name, offered)
    if (!(await offered).has(Date.parse(row.starts))) outside.push(row.reference)
  }
  return outside
}

/**
 * When appointments of a type may begin on a day, as milliseconds since 1970. Notice and horizon do not count, since an
 * appointment that was made keeps its time.
 */
const startsOf = async (
  tx: Tx,
  clock: Clock,
  {
    office_code,
    type_code,
    day,
    minutes,
  }: { office_code: number; type_code: string; day: string; minutes: number },
): Promise<ReadonlySet<number>> => {
  const agenda = await findAgenda(tx, { officeCode: office_code, typeCode: type_code, minutes })
  if (!agenda) return new Set()
  const lasting: Agenda = { ...agenda, rules: { ...agenda.rules, notice: 0, horizon: 10_000 } }
  const offered = await offeredSlotsOn({ database: tx, clock }, lasting, [day])
  return new Set(offered.map(({ start }) => Date.parse(start)))
}
