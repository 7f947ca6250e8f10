import type { AnyCall } from '../../core/contract/call.ts'
import type { AnswerOf, InputOf } from '../../core/contract/endpoint.ts'
import { type AfterStep, poll } from '../engine/definition/after-step.ts'
import type { LoadView } from '../engine/definition/view.ts'
import { words } from './bank-return-words.ts'
import type { PaymentAnswer } from './payment-answer.ts'

/** What the step after ordering needs to know of the product. */
interface PaidProduct<E extends AnyCall> {
  /** The call that answers, by `transactionId`, the state of a payment (`Told`), and the product once it is there. */
  endpoint: E
  isThere: (answer: AnswerOf<E>) => boolean
  title: string
  intro: string
  /** The title while the product is being made: what was paid for, or what was ordered and costs nothing. */
  ordered: string
  load: LoadView
  /** The sentence when nothing could be learned about the payment in all polls. */
  late: string
  /** Where a visitor begins who comes here without a payment. */
  start: { label: string; href: string }
}

const ended = { intro: words.nothing, again: words.change, load: () => import('./NotPaid.tsx') } as const

/**
 * The step to which a bank sends a visitor back after paying, and to which an order leads that costs nothing. It polls for the
 * state of the payment, and then for the product.
 */
export const backFromBank = <E extends AnyCall>(of: PaidProduct<E>): AfterStep => ({
  title: words.after,
  cold: { sentence: words.cold, action: of.start },
  poll: poll({
    endpoint: of.endpoint,
    input: (query) => {
      const transactionId = query.get('transactionId')
      return transactionId ? ({ query: { transactionId } } as unknown as InputOf<E>) : undefined
    },
    everyMs: 2000,
    tries: 20,
    done: (answer) => {
      const { status, note } = answer as PaymentAnswer
      return status === 'paid' ? of.isThere(answer) || note !== undefined : status !== 'open'
    },
    outcome: (answer) => {
      const { status, note } = answer as PaymentAnswer
      if (note !== undefined) return 'troubled'
      // Paid, but the product is not there yet: the step keeps waiting, and says so after its last try.
      return status === 'paid' && !of.isThere(answer) ? 'making' : status
    },
    waiting: words.waiting,
    late: of.late,
  }),
  outcomes: {
    paid: { title: of.title, intro: of.intro, load: of.load },
    making: { title: of.ordered, intro: words.making, load: () => import('./PurchaseReference.tsx') },
    troubled: { title: words.troubled, load: () => import('./Troubled.tsx') },
    open: { ...ended, title: words.open, intro: words.notSeen },
    cancelled: { title: words.cancelled, ...ended },
    expired: { title: words.expired, ...ended },
    failed: { title: words.failed, ...ended },
  },
})
