import type { AnyCall } from '../../../core/contract/call.ts'
import type { AnswerOf, InputOf } from '../../../core/contract/endpoint.ts'
import type { outcomes } from '../../../core/contract/funnel-events/funnel-events-operations.ts'
import type { MembershipStatus, Profile } from '../../../core/kernel/viewer.ts'

/** A funnel event as it is counted (D52). */
export interface CountedStep {
  funnel: string
  number: number
  step: string
  membershipStatus: MembershipStatus
  outcome: (typeof outcomes)[number]
}

/** What the confirmation page shows: no answers about the person. */
export interface Confirmation {
  funnel: string
  reference: string
  lines: { label: string; value: string }[]
}

/** A draft for another funnel; one that is kept on the server has its id. */
export interface HandedOver {
  answers: Record<string, unknown>
  kept?: { id: string }
}

/** Everything the engine wants of the browser, so that tests can stand in for one. */
export interface Environment {
  readDraft(): unknown
  writeDraft(draft: unknown): void
  clearDraft(): void
  keepConfirmation(confirmation: Confirmation): void
  call<E extends AnyCall>(
    endpoint: E,
    input: InputOf<E>,
    options?: { signal?: AbortSignal; idempotencyKey?: string; draft?: string; captcha?: string | undefined },
  ): Promise<AnswerOf<E>>
  newKey(): string
  /** Asks for a challenge and solves it, about a second's work; returns a token for one call. */
  solveCaptcha(): Promise<string>
  /** The block's settings as the page holds them by now; undefined where it cannot be read. */
  propertiesNow(): Promise<Record<string, unknown> | undefined>
  requestedStep(): string | null
  /** The query of the page's address, for the way back from a payment. */
  query(): string
  /** Writes the step into the address, as a new entry of the history or in place of the current one. */
  showStep(step: string, how: 'push' | 'replace'): void
  /**
   * The direction in which the browser moved to this entry of the funnel; undefined for an entry that is not the funnel's own.
   */
  travelled(): 'back' | 'forward' | undefined
  goBack(): void
  /** Opens another page, with `replace` in place of this one in the history. */
  leaveFor(url: string, how?: 'replace'): void
  /** Leaves a draft where another funnel looks for it. */
  handOver(funnel: string, draft: HandedOver): void
  record(counted: CountedStep): void
  /** Sends what nobody waits for; it also arrives when the page is left meanwhile. */
  beacon(path: string, body: unknown): void
  /** Stores what a visitor told during this visit, on their own device. */
  remember(visit: Profile): void
  /** Logs a failure by the name that the specification gives it; never with answers. */
  log(failure: string): void
  /** YYYY-MM-DD in Amsterdam. */
  today(): string
  afterClick(then: () => void): void
}
