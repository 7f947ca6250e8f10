import { today } from '../../../core/kernel/clock.ts'
import { Fault } from '../../../core/kernel/fault.ts'
import { providers } from '../../../core/rules/mortgage-providers.ts'
import { audit } from '../../services/audit/write-trail.ts'
import { actingPerson, type RequestContext } from '../../services/context.ts'
import { writeLetter } from '../../services/letters/write-letter.ts'
import { loggedOut } from '../../services/people/own-account.ts'
import { flagWatch } from './lapse.ts'
import { guardStopped } from './mortgage-guard-letters.ts'

/** Flag for staff on the request that began the watch. */
const stoppedFlag = 'hypotheekwacht-stopped'

const notWatched = () =>
  new Fault(409, 'not-watched', 'Er staat geen Hypotheekwacht aan die je kunt stoppen.')

/**
 * Stops watching the mortgage of the person who asks, from today; the membership goes on. Staff see a flag. `typed` is the number
 * of the partner, as a form sends it. Faults: 401, 409 `not-watched` when no watch through this partner runs (any more).
 */
export const stopWatch = async (ctx: RequestContext, typed: unknown): Promise<void> => {
  const partner = Object.values(providers).find((one) => String(one) === typed)
  const personId = await actingPerson(ctx)
  if (personId === undefined) throw loggedOut()
  if (partner === undefined) throw notWatched()
  await ctx.transaction(async (tx) => {
    const ended = await tx
      .updateTable('hypotheekwacht')
      .set({ ends: today(ctx.clock).toString(), end_reason: 'asked' })
      .where('person_id', '=', personId)
      .where('partner', '=', partner)
      .where('ends', 'is', null)
      .returning(['id', 'submission_id'])
      .executeTakeFirst()
    if (!ended) throw notWatched()
    await flagWatch(tx, ended.submission_id, stoppedFlag)
    await audit(tx, ctx, 'mortgage-guard.stop', ended.id)
    await writeLetter(tx, ctx, { letter: guardStopped, personId })
  })
}
