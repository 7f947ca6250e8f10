import { Fault } from '../../core/kernel/fault.ts'
import { isLoggedIn, isMember, type Viewer } from '../../core/kernel/viewer.ts'
import type { Actor, RequestContext } from './context.ts'

/** Decides who may do something. Every verb of a feature has one, asked before the verb runs. */
export type May = (viewer: Viewer, actor: Actor) => boolean

export const anyone: May = () => true
export const loggedIn: May = isLoggedIn
/** Staff of the association, who act by a command. */
export const staff: May = (_viewer, actor) => actor.kind === 'staff'

/** The site itself, in a job. */
export const system: May = (_viewer, actor) => actor.kind === 'system'

/**
 * Refuses whoever may not do something.
 * @throws Fault 401 for a visitor and 403 for anybody else who may not.
 */
export const allow = async (ctx: Pick<RequestContext, 'viewer' | 'actor'>, may: May): Promise<void> => {
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
