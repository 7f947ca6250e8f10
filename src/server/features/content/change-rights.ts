import { type ChangeRights, meets, rightsOfChange } from '../../../core/content/document-rights.ts'
import { Fault } from '../../../core/kernel/fault.ts'
import type { Context } from '../../services/context.ts'
import { stepUpNeeded } from '../../services/permissions.ts'
import { memberOfStaff } from '../../services/staff/member-of-staff.ts'

const refused = () =>
  new Fault(
    403,
    'not-allowed',
    'Dit deel hoort niet bij jouw rol: prijzen zijn van de financiële administratie, kaders, scripts en afgeschermde adressen van de beheerder.',
  )

/**
 * Refuses a change that somebody may not write.
 * @throws Fault 403.
 */
export const mustWrite = async (
  ctx: Pick<Context, 'actor'>,
  codename: string,
  { before, after }: { before: unknown; after: unknown },
): Promise<void> => {
  const { roles } = await memberOfStaff(ctx)
  const { write } = rightsOfChange(codename, before, after)
  // who changes nothing at all still has to be one who may change something
  if (!meets(roles, write) || (write.length === 0 && !roles.includes('editor'))) throw refused()
}

/**
 * What publishing a change asks.
 * @throws Fault 403 for who may not, or `step-up-needed`.
 */
export const mustPublish = async (
  ctx: Pick<Context, 'actor'>,
  codename: string,
  { before, after }: { before: unknown; after: unknown },
): Promise<ChangeRights> => {
  const { roles, isFresh } = await memberOfStaff(ctx)
  const asked = rightsOfChange(codename, before, after)
  if (!meets(roles, asked.publish) || (asked.publish.length === 0 && !roles.includes('editor')))
    throw refused()
  if (asked.stepUp && !isFresh) throw stepUpNeeded()
  return asked
}

/** Fault 409 for who publishes what they wrote last, where somebody else has to. */
export const needsFourEyes = () =>
  new Fault(
    409,
    'four-eyes',
    'Wat jij als laatste schreef, zet hier een collega op de site. Vraag iemand om mee te lezen.',
  )
