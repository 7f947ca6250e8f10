import { call as callContract } from '../../core/contract/client.ts'
import type { AnswerOf, AnyEndpoint, InputOf } from '../../core/contract/endpoint.ts'
import { type outcomes, record } from '../../core/contract/funnel-events.ts'
import { systemClock, todayIso } from '../../core/kernel/day.ts'
import { draftPrefix } from '../../core/kernel/hint.ts'
import { storedSetting } from '../../core/kernel/stored-setting.ts'
import type { MembershipStatus } from '../../core/kernel/viewer.ts'
import type { Funnel } from './define.ts'
import { afterClick } from './pointer.ts'

/** A funnel event (decision 52). */
export interface FunnelEvent {
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

/** Everything the engine wants of the browser, so that tests can stand in for one. */
export interface Environment {
  readDraft(): unknown
  writeDraft(draft: unknown): void
  clearDraft(): void
  keepConfirmation(confirmation: Confirmation): void
  call<E extends AnyEndpoint>(
    endpoint: E,
    input: InputOf<E>,
    options?: { signal?: AbortSignal; idempotencyKey?: string },
  ): Promise<AnswerOf<E>>
  newKey(): string
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
  handOver(funnel: string, draft: { answers: Record<string, unknown> }): void
  record(event: FunnelEvent): void
  /** A failure by the name that the specification gives it; never with answers. */
  log(failure: string): void
  /** YYYY-MM-DD in Amsterdam. */
  today(): string
  /** Runs this now, or after the click that is being made. */
  afterClick(then: () => void): void
}

/** Where the confirmation page's script finds the reference. */
export const confirmationKey = 'thuisbasis:confirmation'

/** Where a funnel keeps its draft, unless it says otherwise. */
const draftKey = (slug: string) => `${draftPrefix}${slug}`

const addressOf = (step: string) => {
  const url = new URL(window.location.href)
  url.searchParams.set('step', step)
  return url
}

/** The real browser. */
export const browserEnvironment = (funnel: Funnel): Environment => {
  const where = funnel.draft?.where ?? 'session'
  const shelf = () => {
    // a browser that refuses to store looks the same
    if (where === 'none') throw new Error('this funnel keeps nothing')
    return where === 'local' ? window.localStorage : window.sessionStorage
  }
  const draft = storedSetting<unknown>(shelf, funnel.draft?.key ?? draftKey(funnel.slug), undefined)
  // every entry carries its number, also through a reload, so that one can tell which way the browser went
  const numberOf = () => (window.history.state as { entry?: number } | null)?.entry
  let at = numberOf() ?? 0
  return {
    readDraft: () => draft.read(),
    writeDraft: (value) => void draft.write(value),
    clearDraft: () => draft.clear(),
    keepConfirmation: (value) =>
      void storedSetting<unknown>(() => window.sessionStorage, confirmationKey, undefined).write(value),
    call: (endpoint, input, options) => callContract(endpoint, input, options),
    newKey: () => crypto.randomUUID(),
    requestedStep: () => new URL(window.location.href).searchParams.get('step'),
    query: () => window.location.search,
    showStep(step, how) {
      const { history, location } = window
      const url = addressOf(step)
      if (how === 'replace') return history.replaceState({ entry: at }, '', url)
      if (numberOf() === undefined) history.replaceState({ entry: at }, '', location.href)
      at += 1
      history.pushState({ entry: at }, '', url)
    },
    travelled() {
      const to = numberOf()
      if (to === undefined || to === at) return undefined
      const way = to < at ? 'back' : 'forward'
      at = to
      return way
    },
    goBack: () => window.history.back(),
    leaveFor: (url, how) => (how ? window.location.replace(url) : window.location.assign(url)),
    handOver: (slug, value) =>
      void storedSetting<unknown>(() => window.sessionStorage, draftKey(slug), undefined).write(value),
    record: (event) => {
      const body = new Blob([JSON.stringify(event)], { type: 'application/json' })
      // a beacon outlives the page; counting never holds up a visitor
      navigator.sendBeacon?.(record.path, body)
    },
    log: (failure) => console.error(failure),
    today: () => todayIso(systemClock),
    afterClick,
  }
}
