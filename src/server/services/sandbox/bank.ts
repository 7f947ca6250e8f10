import type { Clock } from '../../../core/kernel/clock.ts'
import { type PaymentState, paymentStates } from '../../../core/payments/states.ts'
import type { Database } from '../../database/pool.ts'

/** How a payment ends at the sandbox bank. `slow` is paid, but the bank reports it half a minute later. */
export const bankChoices = ['paid', 'slow', 'cancelled', 'expired', 'failed'] as const
export type BankChoice = (typeof bankChoices)[number]

const slownessMs = 30_000
/** Most payments in the list. */
const most = 100

export interface ShownPayment {
  id: string
  amountCents: number
  description: string
  state: PaymentState
  returnUrl: string
  noticeUrl: string | null
}

export interface SandboxBank {
  payment(id: string): Promise<ShownPayment | undefined>
  payments(): Promise<ShownPayment[]>
  /**
   * Ends a payment as its page says; one that was paid stays so. Answers the payment and when the bank reports it (an ISO 8601
   * instant); undefined for an unknown one.
   */
  choose(id: string, choice: BankChoice): Promise<(ShownPayment & { toldAt: string }) | undefined>
}

export const sandboxBank = ({ database, clock }: { database: Database; clock: Clock }): SandboxBank => ({
  async payment(id) {
    const row = await database
      .selectFrom('sandbox_payment')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst()
    return row && shown(row)
  },
  async payments() {
    const rows = await database
      .selectFrom('sandbox_payment')
      .selectAll()
      .orderBy('number', 'desc')
      .limit(most)
      .execute()
    return rows.map(shown)
  },
  async choose(id, choice) {
    const now = clock.now()
    const told = new Date(choice === 'slow' ? now + slownessMs : now).toISOString()
    await database
      .updateTable('sandbox_payment')
      .set({
        state: choice === 'slow' ? 'paid' : choice,
        chosen_at: new Date(now).toISOString(),
        told_at: told,
      })
      .where('id', '=', id)
      .where('state', '<>', 'paid')
      .execute()
    const row = await database
      .selectFrom('sandbox_payment')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst()
    return row && { ...shown(row), toldAt: row.told_at ?? told }
  },
})

const shown = (row: {
  id: string
  amount_cents: number
  description: string
  state: string
  return_url: string
  notice_url: string | null
}): ShownPayment => ({
  id: row.id,
  amountCents: row.amount_cents,
  description: row.description,
  state: paymentStates.find((state) => state === row.state) ?? 'open',
  returnUrl: row.return_url,
  noticeUrl: row.notice_url,
})
