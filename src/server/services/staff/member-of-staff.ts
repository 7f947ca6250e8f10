import type { Context, StaffActor } from '../context.ts'

/**
 * The member of staff who acts, for a verb that lets in staff alone and looks at their roles or desks.
 * @throws Error for anybody else, which is a mistake in `may` of the verb.
 */
export const memberOfStaff = async (ctx: Pick<Context, 'actor'>): Promise<StaffActor> => {
  const actor = await ctx.actor()
  if (actor.kind !== 'staff') throw new Error('This is done by staff alone.')
  return actor
}
