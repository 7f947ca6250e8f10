import { captchaNeeded } from '../../../core/contract/captcha/captcha-calls.ts'
import { Fault } from '../../../core/kernel/fault.ts'
import type { Tx } from '../../database/pool.ts'
import { passCaptcha } from '../captcha/pass.ts'
import type { RequestContext } from '../context.ts'
import { provenPerson } from '../proven-person.ts'
import { takeFrom } from '../rate-limits/callers.ts'
import { allowances, take } from '../rate-limits/rate-limits.ts'
import type { Agenda } from './agenda.ts'

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
 * Lets a new appointment through, in the transaction that takes it in. The first few at an office, counted per internet address
 * or per person with a proven address, need nothing more. Those beyond need a solved captcha, so that nobody empties a calendar
 * with made-up people, while an office or a carrier whose address many share can go on (D90).
 * @throws Fault 403 `captcha-needed` and `captcha-failed`, 429.
 */
export const admitAppointment = async (
  tx: Tx,
  ctx: RequestContext,
  { officeCode }: Pick<Agenda, 'officeCode'>,
): Promise<void> => {
  const here = { ...ctx, database: tx }
  // a colleague needs no captcha; the count is theirs (`ctx.ip`)
  if (ctx.onBehalf)
    return takeFrom(here, `checkedAppointment\0${officeCode}`, ctx.ip, allowances.checkedAppointment)
  const personId = await provenPerson(tx, ctx)
  type Name = 'appointment' | 'checkedAppointment'
  const ofAddress = (name: Name) =>
    isTaken(takeFrom(here, `${name}\0${officeCode}`, ctx.ip, allowances[name]))
  const free =
    personId === undefined
      ? await ofAddress('appointment')
      : // Accounts with a proven address can be made in numbers too, so together they may take no more from one
        // internet address than visitors do with a captcha.
        (await isTaken(take(here, `appointment\0${officeCode}`, personId, allowances.appointment))) &&
        (await ofAddress('checkedAppointment'))
  if (free) return
  if (ctx.captcha === undefined) throw new Fault(403, 'captcha-needed', captchaNeeded)
  await passCaptcha(here, ctx.captcha)
  const counted = `checkedAppointment\0${officeCode}`
  if (personId === undefined) await takeFrom(here, counted, ctx.ip, allowances.checkedAppointment)
  else await take(here, counted, personId, allowances.checkedAppointment)
}
