import { captchaNeeded } from '../../../core/contract/captcha.ts'
import { Fault } from '../../../core/kernel/fault.ts'
import type { Tx } from '../../database/pool.ts'
import { passCaptcha } from '../captcha/pass.ts'
import { actingPerson, type RequestContext } from '../context.ts'
import { takeFrom } from '../rate-limits/callers.ts'
import { allowances, take } from '../rate-limits/take.ts'
import type { Agenda } from './agenda.ts'

/** The person who is logged in, if a mailed link showed that their address is theirs. */
const provenPerson = async (tx: Tx, ctx: RequestContext): Promise<string | undefined> => {
  const personId = await actingPerson(ctx)
  if (personId === undefined) return undefined
  const row = await tx
    .selectFrom('person')
    .select('id')
    .where('id', '=', personId)
    .where('email_confirmed_at', 'is not', null)
    .executeTakeFirst()
  return row?.id
}

/** Whether a count was taken; false where the allowance is used up. */
const isTaken = async (counted: Promise<void>): Promise<boolean> => {
  try {
    await counted
    return true
  } catch (thrown) {
    if (thrown instanceof Fault && thrown.status === 429) return false
    throw thrown
  }
}

/**
 * Lets a new appointment through, in the transaction that takes it in: the first few at an office from one internet address,
 * or of one person with a proven address, without more; those beyond with a solved captcha, so that nobody empties a calendar
 * with made-up people, and an office or a carrier that many share an address of goes on (decision 90).
 * @throws Fault 403 `captcha-needed` and `captcha-failed`, 429.
 */
export const admitAppointment = async (
  tx: Tx,
  ctx: RequestContext,
  { officeCode }: Pick<Agenda, 'officeCode'>,
): Promise<void> => {
  const here = { ...ctx, database: tx }
  const personId = await provenPerson(tx, ctx)
  const count = (name: 'appointment' | 'checkedAppointment') =>
    personId === undefined
      ? takeFrom(here, `${name}\0${officeCode}`, ctx.ip, allowances[name])
      : take(here, `${name}\0${officeCode}`, personId, allowances[name])
  if (await isTaken(count('appointment'))) return
  if (ctx.captcha === undefined) throw new Fault(403, 'captcha-needed', captchaNeeded)
  await passCaptcha(here, ctx.captcha)
  await count('checkedAppointment')
}
