import type { AnyCall } from '../../../core/contract/call.ts'
import type { InputOf } from '../../../core/contract/endpoint.ts'
import { Fault } from '../../../core/kernel/fault.ts'
import type { Profile } from '../../../core/kernel/viewer.ts'
import type { Confirmation, CountedStep, Environment } from '../state/environment.ts'
import { operationOf } from './test-operations.ts'

export interface MadeCall {
  endpoint: AnyCall
  input: { query?: unknown; params?: unknown; body?: unknown }
  idempotencyKey: string | undefined
  captcha: string | undefined
}

/** A browser for tests: it remembers everything, and answers calls with the contract's own examples. */
export interface TestEnvironment extends Environment {
  readonly calls: MadeCall[]
  readonly drafts: unknown[]
  readonly events: CountedStep[]
  readonly logged: string[]
  readonly history: string[]
  readonly confirmations: Confirmation[]
  left: string | undefined
  readonly remembered: Profile[]
  readonly beacons: { path: string; body: unknown }[]
  readonly handed: { funnel: string; draft: { answers: Record<string, unknown> } }[]
  /** Sets the step and query of the address; `way` is the direction in which the browser came there. */
  visit(step: string | null, query?: string, way?: 'back' | 'forward'): void
  /** The block's settings as the server has them now. */
  page: Record<string, unknown> | undefined
  wentBack: number
  /** Answers the next calls of an endpoint in another way; throw to refuse. */
  answerWith(endpoint: AnyCall, answer: (made: MadeCall) => unknown): void
  refuse(endpoint: AnyCall, fault: Error): void
  callsOf(endpoint: AnyCall): MadeCall[]
  onCall: ((made: MadeCall) => void) | undefined
}

/** A refusal as the server would answer it. */
export const refusal = (status: number, code: string, errors?: Record<string, string[]>): Fault =>
  new Fault(status, code, 'Geweigerd.', errors ? { errors } : {})

// counts on over all environments: after a reload a test must tell a kept key from a new one
let keys = 0

/** Makes a browser for tests; `kept` is the draft that an earlier visit left in its storage. */
export const testEnvironment = (kept?: unknown, today = '2026-11-20'): TestEnvironment => {
  let draft = kept
  let asked: string | null = null
  let search = ''
  let travelled: 'back' | 'forward' | undefined
  const answers = new Map<string, (made: MadeCall) => unknown>()
  const environment: TestEnvironment = {
    calls: [],
    drafts: [],
    events: [],
    logged: [],
    history: [],
    confirmations: [],
    left: undefined,
    handed: [],
    remembered: [],
    beacons: [],
    wentBack: 0,
    page: undefined,
    onCall: undefined,
    visit: (step, query = '', way) => {
      asked = step
      search = query
      travelled = way
    },
    answerWith: (endpoint, answer) => void answers.set(endpoint.name, answer),
    refuse: (endpoint, fault) =>
      environment.answerWith(endpoint, () => {
        throw fault
      }),
    callsOf: ({ name }) => environment.calls.filter((made) => made.endpoint.name === name),
    readDraft: () => (draft === undefined ? undefined : JSON.parse(JSON.stringify(draft))),
    writeDraft: (value) => {
      draft = value
      environment.drafts.push(JSON.parse(JSON.stringify(value)))
    },
    clearDraft: () => {
      draft = undefined
    },
    keepConfirmation: (value) => void environment.confirmations.push(value),
    call: async <E extends AnyCall>(
      endpoint: E,
      input: InputOf<E>,
      options: { idempotencyKey?: string; captcha?: string | undefined } = {},
    ) => {
      const made: MadeCall = {
        endpoint,
        input: input as MadeCall['input'],
        idempotencyKey: options.idempotencyKey,
        captcha: options.captcha,
      }
      environment.calls.push(made)
      environment.onCall?.(made)
      await Promise.resolve()
      const answer = answers.get(endpoint.name)
      return answer ? answer(made) : operationOf(endpoint).example
    },
    newKey: () => `key-${++keys}`,
    solveCaptcha: async () => 'solved',
    propertiesNow: async () => environment.page,
    requestedStep: () => asked,
    query: () => search,
    showStep: (step) => {
      asked = step
      environment.history.push(step)
    },
    travelled: () => travelled,
    goBack: () => {
      environment.wentBack += 1
    },
    leaveFor: (url) => {
      environment.left = url
    },
    handOver: (funnel, value) => void environment.handed.push({ funnel, draft: value }),
    record: (event) => void environment.events.push(event),
    beacon: (path, body) => void environment.beacons.push({ path, body }),
    remember: (visit) => void environment.remembered.push(visit),
    log: (failure) => void environment.logged.push(failure),
    today: () => today,
    afterClick: (then) => then(),
  }
  return environment
}
