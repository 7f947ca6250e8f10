import { sql } from 'kysely'
import type { AnswerOf } from '../../../core/contract/endpoint.ts'
import type { listViews as call } from '../../../core/contract/request-views/request-views-calls.ts'
import { viewFilters } from '../../../core/contract/request-views/request-views-operations.ts'
import type { StaffRole } from '../../../core/staff/roles.ts'
import type { RequestContext } from '../../services/context.ts'
import { worksForDesk } from '../../services/requests/rights.ts'
import { memberOfStaff } from '../../services/staff/member-of-staff.ts'

type Filters = AnswerOf<typeof call>['items'][number]['filters']

/**
 * Words of a view as they were stored. They are not judged again: one that this release does not know any more is for the list to
 * refuse, which says so.
 */
const filtersIn = (stored: unknown): Filters => {
  const words = stored as Readonly<Record<string, unknown>>
  return Object.fromEntries(
    Object.keys(viewFilters.parts).flatMap((name) => {
      const word = words[name]
      return typeof word === 'string' ? [[name, word]] : []
    }),
  ) as Filters
}

/** Roles that list requests of every desk; an adviser lists those of their own. */
const ofEveryDesk: readonly StaffRole[] = ['member-service', 'finance', 'operator']

/** Lists the saved views that somebody sees: their own, and those of the desks whose requests they list. Faults: 401, 403. */
export const listViews = async (ctx: RequestContext): Promise<AnswerOf<typeof call>> => {
  const actor = await memberOfStaff(ctx)
  const ofDesks = actor.roles.some((role) => ofEveryDesk.includes(role))
    ? sql<boolean>`desk IS NOT NULL`
    : sql<boolean>`desk = ANY (${[...actor.desks]}::text[])`
  const rows = await ctx.database
    .selectFrom('request_view')
    .select(['id', 'label', 'filters', 'desk'])
    .where((where) => where.or([where('owner', '=', actor.id), ofDesks]))
    .orderBy(sql`desk IS NOT NULL`)
    .orderBy('desk')
    .orderBy(sql`lower(label)`)
    .execute()
  const { desks } = await ctx.settings()
  return {
    items: rows.map(({ id, label, filters, desk }) => ({
      ...{ id, label, desk },
      filters: filtersIn(filters),
      mayRemove: desk === null || worksForDesk(actor, desk),
    })),
    desks: Object.keys(desks).filter((desk) => worksForDesk(actor, desk)),
  }
}
