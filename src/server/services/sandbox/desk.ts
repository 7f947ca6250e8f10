import type { Clock } from '../../../core/kernel/clock.ts'
import { retentionCutOff } from '../../../core/rules/retention-cut-off.ts'
import type { Database } from '../../database/pool.ts'
import { type SandboxMode, sandboxModes } from '../../ports/sandbox-switches.ts'

export { type SandboxMode, sandboxModes } from '../../ports/sandbox-switches.ts'

/** Most entries in a list, which also goes back 7 days at most. */
const longest = 1000

export interface SandboxAttachment {
  filename: string
  contentType: string
  /** In base64. */
  content: string
}

export interface SandboxMessage {
  id: number
  key: string
  to: string
  /** Where an answer goes; null where that is where it came from. */
  replyTo: string | null
  subject: string
  text: string
  html: string
  attachments: SandboxAttachment[]
  /** ISO instant. */
  sentAt: string
}

export interface SandboxOrder {
  partner: string
  key: string
  body: unknown
  status: string
  reference: string
  /** ISO instant. */
  receivedAt: string
}

export type Channel = 'mail' | 'sms'

/** What `/sandbox` shows and switches: everything that the sandbox partners received, newest first. */
export interface SandboxDesk {
  messages(channel: Channel): Promise<SandboxMessage[]>
  message(channel: Channel, id: number): Promise<SandboxMessage | undefined>
  /** Orders of one partner, or of all. */
  orders(partner?: string): Promise<SandboxOrder[]>
  /** The present mode of the switch of each of these partners. */
  modes(of: readonly string[]): Promise<Record<string, SandboxMode>>
  flip(partner: string, mode: SandboxMode): Promise<void>
  /** Removes what is too old for any list; answers how many rows. */
  sweep(): Promise<number>
}

export const sandboxDesk = ({ database, clock }: { database: Database; clock: Clock }): SandboxDesk => {
  const oldest = () => retentionCutOff(clock, 'sandbox')
  const readMessages = (channel: Channel) =>
    database
      .selectFrom('sandbox_message')
      .selectAll()
      .where('channel', '=', channel)
      .where('sent_at', '>', oldest())
  return {
    async messages(channel) {
      const newest = readMessages(channel).orderBy('sent_at', 'desc').orderBy('id', 'desc').limit(longest)
      return (await newest.execute()).map(toMessage)
    },
    async message(channel, id) {
      const row = await readMessages(channel).where('id', '=', id).executeTakeFirst()
      return row && toMessage(row)
    },
    async orders(partner) {
      let newest = database.selectFrom('sandbox_order').selectAll().where('received_at', '>', oldest())
      if (partner !== undefined) newest = newest.where('partner', '=', partner)
      const rows = await newest.orderBy('received_at', 'desc').orderBy('id', 'desc').limit(longest).execute()
      return rows.map(({ id: _, received_at, ...row }) => ({ ...row, receivedAt: received_at }))
    },
    async modes(of) {
      const rows = await database.selectFrom('sandbox_fault').select(['partner', 'mode']).execute()
      const mode = (partner: string) => rows.find((row) => row.partner === partner)?.mode
      return Object.fromEntries(
        of.map((partner) => [partner, sandboxModes.find((known) => known === mode(partner)) ?? 'none']),
      )
    },
    flip: (partner, mode) => flip(database, clock, partner, mode),
    async sweep() {
      const messages = await database
        .deleteFrom('sandbox_message')
        .where('sent_at', '<=', oldest())
        .executeTakeFirst()
      const orders = await database
        .deleteFrom('sandbox_order')
        .where('received_at', '<=', oldest())
        .executeTakeFirst()
      return Number(messages.numDeletedRows + orders.numDeletedRows)
    },
  }
}

const flip = async (db: Database, clock: Clock, partner: string, mode: SandboxMode): Promise<void> => {
  if (mode === 'none') {
    await db.deleteFrom('sandbox_fault').where('partner', '=', partner).execute()
    return
  }
  const changed = { mode, changed_at: new Date(clock.now()).toISOString() }
  await db
    .insertInto('sandbox_fault')
    .values({ partner, ...changed })
    .onConflict((conflict) => conflict.column('partner').doUpdateSet(changed))
    .execute()
}

const toMessage = (row: {
  id: number
  key: string
  recipient: string
  reply_to: string | null
  subject: string
  text: string
  html: string
  attachments: unknown
  sent_at: string
}): SandboxMessage => ({
  id: row.id,
  key: row.key,
  to: row.recipient,
  replyTo: row.reply_to,
  subject: row.subject,
  text: row.text,
  html: row.html,
  attachments: row.attachments as SandboxAttachment[],
  sentAt: row.sent_at,
})
