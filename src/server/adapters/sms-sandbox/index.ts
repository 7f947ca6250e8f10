import type { Clock } from '../../../core/kernel/clock.ts'
import { PartnerError } from '../../../core/kernel/fault.ts'
import type { Database } from '../../database/pool.ts'
import { mustFit, type Sms, smsName } from '../../ports/sms.ts'

/** This number is refused for good, as one that gets no messages. */
export const refusedNumber = '+31612340000'

/** Text messages that go nowhere: kept in the database by key and shown at `/sandbox`. */
export const smsSandbox = (db: Database, clock: Clock): Sms => ({
  async send(key, message) {
    mustFit(message)
    if (message.to === refusedNumber) throw new PartnerError(smsName, 'refused')
    await db
      .insertInto('sandbox_message')
      .values({
        channel: 'sms',
        key,
        recipient: message.to,
        text: message.text,
        sent_at: new Date(clock.now()).toISOString(),
      })
      .onConflict((conflict) => conflict.columns(['channel', 'key']).doNothing())
      .execute()
  },
})
