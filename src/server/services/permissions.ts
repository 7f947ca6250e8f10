import { Fault } from '../../core/kernel/fault.ts'
import { isLoggedIn, isMember, type Viewer } from '../../core/kernel/viewer.ts'
import { type StaffRole, staffRoles } from '../../core/staff/roles.ts'
import type { Actor, Context } from './context.ts'

/** Decides who may do something. Every verb of a feature has one, asked before the verb runs. */
export interface Permission {
  allows(viewer: Viewer, actor: Actor): boolean
  /** The roles of the office that grant it; left out where it is nothing of the office. */
  roles?: readonly StaffRole[]
  /** Wants the second factor again within the last minutes (step-up). */
  stepUp?: true
}

export const anyone: Permission = { allows: () => true }
export const loggedIn: Permission = { allows: isLoggedIn }

/** Staff with one of these roles. */
export const role = (...roles: readonly [StaffRole, ...StaffRole[]]): Permission => ({
  roles,
  allows: (_viewer, actor) => actor.kind === 'staff' && actor.roles.some((one) => roles.includes(one)),
})

/** Whoever works here, in whatever role. */
export const anyStaff: Permission = role(...staffRoles)

/** The same permission, once the second factor was given again in the last minutes. */
export const steppedUp = (permission: Permission): Permission => ({ ...permission, stepUp: true })

/** The site itself, in a job. */
export const system: Permission = { allows: (_viewer, actor) => actor.kind === 'system' }

/** The refusal of a verb that wants the second factor again. */
export const stepUpNeeded = () => new Fault(403, 'step-up-needed', 'Geef je tweede factor nog een keer.')

const refusalOf = ({ roles }: Permission, viewer: Viewer, actor: Actor): Fault => {
  if (actor.kind === 'staff') return new Fault(403, 'not-allowed', 'Dit hoort niet bij jouw rol.')
  if (roles || !isLoggedIn(viewer)) return new Fault(401, 'login-required', 'Log in om verder te gaan.')
  return new Fault(
    403,
    'not-allowed',
    isMember(viewer) ? 'Dit mag je niet doen.' : 'Dit is alleen voor leden.',
  )
}

/**
 * Refuses whoever may not do something.
 * @throws Fault 401 for who is not logged in, 403 for anybody else who may not, or 403 `step-up-needed`.
 */
export const requirePermission = async (
  ctx: Pick<Context, 'viewer' | 'actor'>,
  may: Permission,
): Promise<void> => {
  // The session is not looked up when anybody may.
  if (may === anyone) return
  const [viewer, actor] = [await ctx.viewer(), await ctx.actor()]
  if (!may.allows(viewer, actor)) throw refusalOf(may, viewer, actor)
  if (may.stepUp && actor.kind === 'staff' && !actor.isFresh) throw stepUpNeeded()
}
