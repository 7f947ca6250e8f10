import { Fault } from '../../core/kernel/fault.ts'
import { isLoggedIn, isMember, type Viewer } from '../../core/kernel/viewer.ts'
import type { Actor, RequestContext } from './context.ts'

/** Decides who may do something. Every verb of a feature has one, asked before the verb runs. */
export type Permission = (viewer: Viewer, actor: Actor) => boolean

export const anyone: Permission = () => true
export const loggedIn: Permission = isLoggedIn
/** Staff of the association, who act by a command. */
export const staff: Permission = (_viewer, actor) => actor.kind === 'staff'

/** The site itself, in a job. */
export const system: Permission = (_viewer, actor) => actor.kind === 'system'

/**
 * Refuses whoever may not do something.
 * @throws Fault 401 for a visitor and 403 for anybody else who may not.
 */
export const requirePermission = async (
  ctx: Pick<RequestContext, 'viewer' | 'actor'>,
  may: Permission,
): Promise<void> => {
  // The session is not looked up when anybody may.
  if (may === anyone) return
  const viewer = await ctx.viewer()
  if (may(viewer, await ctx.actor())) return
  if (!isLoggedIn(viewer)) throw new Fault(401, 'login-required', 'Log in om verder te gaan.')
  throw new Fault(
    403,
    'not-allowed',
    isMember(viewer) ? 'Dit mag je niet doen.' : 'Dit is alleen voor leden.',
  )
}
