import type { AnswerOf, RequestOf } from '../../../core/contract/endpoint.ts'
import type {
  readOwnTrail as own,
  readWholeTrail as whole,
} from '../../../core/contract/staff-trail/staff-trail-calls.ts'
import { dayOf, startOfDay } from '../../../core/kernel/clock.ts'
import { reasonInWords, toldInOffice } from '../../../core/staff/trail-words.ts'
import { rolesIn } from '../../services/audit/looks.ts'
import { audit } from '../../services/audit/write-trail.ts'
import type { RequestContext } from '../../services/context.ts'
import { memberOfStaff } from '../../services/staff/member-of-staff.ts'
import { placeOf, readPlace } from './list-place.ts'
import { officeTrail, pageSize, type TrailFilter } from './office-trail.ts'

type Row = Awaited<ReturnType<ReturnType<typeof officeTrail>['execute']>>[number]

const actOf = ({ id, at, action, roles, reason, subject_id, reference, times }: Row) => {
  const why = reasonInWords(reason)
  return {
    id: String(id),
    at,
    action,
    words: toldInOffice(action),
    roles: rolesIn(roles),
    ...(why !== undefined && { reason: why }),
    ...(subject_id !== null && { subject: subject_id }),
    ...(reference !== null && { reference }),
    times,
  }
}

/** The page that a filter names: its rows the newest first, and where the list goes on in either direction. */
const readPage = async ({ database }: Pick<RequestContext, 'database'>, filter: TrailFilter) => {
  const found = await officeTrail(database, filter).execute()
  const others = found.length > pageSize
  const rows = found.slice(0, pageSize)
  if (filter.ahead) rows.reverse()
  const [newest, oldest] = [rows[0], rows.at(-1)]
  const hasOlder = filter.ahead !== undefined || others
  const hasNewer = filter.ahead ? others : filter.after !== undefined
  return {
    rows,
    next: hasOlder && oldest ? placeOf(oldest) : null,
    previous: hasNewer && newest ? placeOf(newest) : null,
  }
}

interface Places {
  after?: string | undefined
  before?: string | undefined
}

/** Of two places that are sent at once the older page counts. */
const placesIn = ({ after, before }: Places): Pick<TrailFilter, 'after' | 'ahead'> => {
  const older = readPlace('after', after)
  return { after: older, ahead: older ? undefined : readPlace('before', before) }
}

/** Shows whoever asks what they did in the office. Faults: 401, 400 for a place that no answer gave. */
export const readOwnTrail = async (
  ctx: RequestContext,
  { query }: RequestOf<typeof own>,
): Promise<AnswerOf<typeof own>> => {
  const { id: staffId } = await memberOfStaff(ctx)
  const { rows, ...places } = await readPage(ctx, { staffId, ...placesIn(query) })
  return { items: rows.map(actOf), ...places }
}

/**
 * Shows what all staff did, and what was tried at the door of the office. That it was read stands in it.
 * Faults: 401, 403 `not-allowed` and `step-up-needed`, 400 for a place that no answer gave.
 */
export const readWholeTrail = async (
  ctx: RequestContext,
  { query }: RequestOf<typeof whole>,
): Promise<AnswerOf<typeof whole>> => {
  const { staff, from, until, action } = query
  const filter: TrailFilter = {
    staffId: staff,
    from: from && startOfDay(from),
    before: until && startOfDay(dayOf(until).add({ days: 1 })),
    action,
    ...placesIn(query),
  }
  await ctx.transaction((tx) => audit(tx, ctx, 'staff-trail.all'))
  const { rows, ...places } = await readPage(ctx, filter)
  return {
    items: rows.map((row) => ({
      ...actOf(row),
      ...(row.staff_id !== null && { staff: { id: row.staff_id, name: row.name ?? '' } }),
    })),
    ...places,
  }
}
