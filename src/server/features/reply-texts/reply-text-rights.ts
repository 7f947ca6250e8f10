import { Fault, invalidFields } from '../../../core/kernel/fault.ts'
import type { Context, StaffActor } from '../../services/context.ts'
import { worksForDesk } from '../../services/requests/rights.ts'

/** Whether somebody writes texts of every desk: member service, and editors, whose work is words. */
export const writesForAll = ({ roles }: Pick<StaffActor, 'roles'>): boolean =>
  roles.includes('member-service') || roles.includes('editor')

/** Whether somebody writes texts of a desk (null: of every desk): an adviser those of their own. */
export const writesFor = (actor: StaffActor, desk: string | null): boolean =>
  writesForAll(actor) || (desk !== null && worksForDesk(actor, desk))

const refusal = (sentence: string): Fault =>
  new Fault(403, 'not-allowed', sentence, { errors: { desk: [sentence] } })

/**
 * Refuses who may not write a text of this desk.
 * @throws Fault 403, at the field of the desk.
 */
export const mustWriteFor = (actor: StaffActor, desk: string | null): void => {
  if (writesFor(actor, desk)) return
  throw refusal(
    desk === null
      ? 'Kies een loket waarvoor je werkt.'
      : 'Deze tekst is van een loket waarvoor je niet werkt.',
  )
}

/**
 * Refuses a desk or a kind of requests that there is not.
 * @throws Fault 400, at the field.
 */
export const mustBeKnown = async (
  ctx: Pick<Context, 'settings' | 'deskOf'>,
  { desk, kinds }: { desk: string | null; kinds: readonly string[] },
): Promise<void> => {
  if (desk !== null && !Object.hasOwn((await ctx.settings()).desks, desk))
    throw invalidFields({ desk: ['Dit loket kennen we niet.'] })
  if (kinds.some((kind) => !Object.hasOwn(ctx.deskOf, kind)))
    throw invalidFields({ kinds: ['Een van deze soorten kennen we niet.'] })
}
