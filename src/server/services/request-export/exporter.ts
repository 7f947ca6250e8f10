import type { Context, StaffActor } from '../context.ts'
import { role } from '../permissions.ts'
import { type ListSight, listSightOf } from '../requests/rights.ts'

/** The roles that take requests along in a file. */
const roles = ['member-service', 'finance'] as const

/** Whoever takes requests along in a file; asking for one and having it sent want a fresh second factor beside. */
export const mayExport = role(...roles)

/**
 * What somebody takes along: member service every request, finance those with money in them. A further role adds nothing: an
 * adviser and an operator take none along.
 */
export const exportSightOf = (actor: StaffActor): ListSight =>
  listSightOf({ ...actor, roles: actor.roles.filter((one) => roles.some((other) => other === one)) })

/** The same context with this colleague as who acts, so that the trail has their name. */
export const asColleague = <C extends Context>(ctx: C, actor: StaffActor): C => ({
  ...ctx,
  actor: async () => actor,
})
