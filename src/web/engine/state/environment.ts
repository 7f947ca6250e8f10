import type { AnyCall } from '../../../core/contract/call.ts'
import type { AnswerOf, InputOf } from '../../../core/contract/endpoint.ts'
import type { outcomes } from '../../../core/contract/funnel-events/operations.ts'
import type { MembershipStatus, Profile } from '../../../core/kernel/viewer.ts'

/** A funnel event as it is counted (D52). */
export interface CountedStep {
  funnel: string
  number: number
  step: string
  membershipStatus: MembershipStatus
  outcome: (typeof outcomes)[number]
}

/** What the confirmation page takes over: no answers about the person. */
export interface Confirmation {
  funnel: string
  reference: string
  lines: { label: string; value: string }[]
}

/** A draft for another funnel; one that is kept with us stands under its id. */
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
  /** Asks a challenge and solves it, about a second's work; a token for one call. */
  solveCaptcha(): Promise<string>
  /** What editors may change, as this page says it by now; undefined where it cannot be read. */
  propertiesNow(): Promise<Record<string, unknown> | undefined>
  requestedStep(): string | null
  /** The address's query, for a way back from a payment. */
  query(): string
  /** Writes the step into the address: a new entry of the history, or in place of this one. */
  showStep(step: string, how: 'push' | 'replace'): void
  /** Which way the browser just went through the entries of this funnel; undefined when to one that is not its own. */
  travelled(): 'back' | 'forward' | undefined
  /** One entry back in the history, as the browser's own button does. */
  goBack(): void
  /** To another page, or to it in place of this one in the history. */
  leaveFor(url: string, how?: 'replace'): void
  /** Leaves answers for another funnel, where it looks for its draft. */
  handOver(funnel: string, draft: HandedOver): void
  record(counted: CountedStep): void
  /** Sends what nobody waits for; it arrives also when the page is left meanwhile. */
  beacon(path: string, body: unknown): void
  /** Keeps what a visitor told during this visit, on their own device. */
  remember(visit: Profile): void
  /** A failure by the name that the specification gives it; never with answers. */
  log(failure: string): void
  /** YYYY-MM-DD in Amsterdam. */
  today(): string
  /** Runs this now, or after the click that is being made. */
  afterClick(then: () => void): void
}
