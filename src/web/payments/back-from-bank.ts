import type { AnyCall } from '../../core/contract/call.ts'
import type { AnswerOf, InputOf } from '../../core/contract/endpoint.ts'
import { type AfterStep, poll } from '../engine/definition/after-step.ts'
import type { LoadView } from '../engine/definition/view.ts'
import type { Told } from './told.ts'
import { words } from './words.ts'

/** What was paid for, as the step is to show it. */
interface PaidFor<E extends AnyCall> {
  /** Tells by `transactionId` how a payment stands (`Told`), and what was paid for once it is there. */
  endpoint: E
  isThere: (answer: AnswerOf<E>) => boolean
  /** Shown once it is there. */
  title: string
  intro: string
  load: LoadView
  /** Said when it takes longer than anybody waits for. */
  late: string
  /** Where somebody begins who paid nothing. */
  start: { label: string; href: string }
}

const ended = { intro: words.nothing, again: words.change, load: () => import('./NotPaid.tsx') } as const

/** The step at which a bank leads back whoever paid: it asks how that went, and waits for what was paid for. */
export const backFromBank = <E extends AnyCall>(of: PaidFor<E>): AfterStep => ({
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
      const { status, note } = answer as Told
      return status === 'paid' ? of.isThere(answer) || note !== undefined : status !== 'open'
    },
    outcome: (answer) => {
      const { status, note } = answer as Told
      if (note !== undefined) return 'troubled'
      // paid, and what was paid for is not there yet: neither one end nor the other
      return status === 'paid' && !of.isThere(answer) ? undefined : status
    },
    waiting: words.waiting,
    late: of.late,
  }),
  outcomes: {
    paid: { title: of.title, intro: of.intro, load: of.load },
    troubled: { title: words.troubled, load: () => import('./Troubled.tsx') },
    open: { ...ended, title: words.open, intro: words.notSeen },
    cancelled: { title: words.cancelled, ...ended },
    expired: { title: words.expired, ...ended },
    failed: { title: words.failed, ...ended },
  },
})
