import type { Partner } from '../../../core/contract/hypotheekwacht.ts'
import { today } from '../../../core/kernel/clock.ts'
import { Fault } from '../../../core/kernel/fault.ts'
import { loggedOut } from '../account/own.ts'
import { audit } from '../audit/write.ts'
import type { Context } from '../context.ts'
import { writeLetter } from '../letters/write.ts'
import { allow } from '../permissions.ts'
import { flagWatch } from './lapse.ts'

/** As staff see it on the request that began it. */
const stoppedFlag = 'hypotheekwacht-stopped'

/**
 * Stops watching the mortgage of who asks, from today; the membership goes on. Staff see a flag.
 * Faults: 401, 409 `not-watched` when there is none through this partner (any more).
 */
export const stopWatch = async (ctx: Context, partner: Partner): Promise<void> => {
  await allow(ctx, 'hypotheekwacht.stop')
  const personId = (await ctx.session())?.personId
  if (personId === undefined) throw loggedOut()
  await ctx.transaction(async (tx) => {
    const ended = await tx
      .updateTable('hypotheekwacht')
      .set({ ends: today(ctx.clock).toString(), end_reason: 'asked' })
      .where('person_id', '=', personId)
      .where('partner', '=', partner)
      .where('ends', 'is', null)
      .returning(['id', 'submission_id'])
      .executeTakeFirst()
    if (!ended) throw new Fault(409, 'not-watched', 'Er staat geen Hypotheekwacht aan die je kunt stoppen.')
    await flagWatch(tx, ended.submission_id, stoppedFlag)
    await audit(tx, ctx, 'hypotheekwacht.stop', ended.id)
    await writeLetter(tx, ctx, { kind: 'hypotheekwacht-stopped', personId })
  })
}
