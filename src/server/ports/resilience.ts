import { type Clock, systemClock } from '../../core/kernel/clock.ts'
import { PartnerError } from '../../core/kernel/fault.ts'
import { pause } from '../../core/kernel/pause.ts'
import { readAnswer } from './answer.ts'
import { type Circuits, circuitsInMemory } from './circuit-breaker.ts'
import { type Guards, type Port, wrapPort } from './port.ts'

/** How patient a port is with its partner. Times in milliseconds. */
export interface Policy {
  /** One try is given up after this long. */
  tryFor: number
  /** No try starts, and no answer is awaited, beyond this. */
  within: number
  tries: number
  /** The first pause between tries; each next one doubles, and half of it is chance. */
  backOff: number
  /** So many failed calls in a row open the circuit. */
  openAfter: number
  /** How long an open circuit rests before one call may probe. */
  rest: number
  /** Calls, by name, of which nobody waits for the answer: how long one try and all of them may take. */
  background?: Readonly<Record<string, Pick<Policy, 'tryFor' | 'within'>>>
}

/**
 * A visitor waits 5 seconds at most, and part of them is our own: a fast failure is tried again, a slow one has
 * had its time.
 */
export const realPolicy: Policy = {
  tryFor: 4200,
  within: 4500,
  tries: 3,
  backOff: 150,
  openAfter: 5,
  rest: 5000,
}

/** What an adapter over HTTP waits for one request, its answer included: less than `tryFor`. Milliseconds. */
export const requestTimeoutMs = 4000

/** A sandbox whose switch goes back to `none` is believed within a second. */
export const sandboxPolicy: Policy = { ...realPolicy, rest: 1000 }

/** What resilience needs of the world; tests give their own. */
export interface ResilienceDependencies {
  clock: Clock
  circuits: Circuits
  /** Waits so many milliseconds; rejects when aborted. */
  pause(milliseconds: number, signal?: AbortSignal): Promise<void>
  /** From 0 up to 1. */
  chance(): number
}

/** The machine's clock and chance, circuits in memory. One per process, shared by its ports. */
export const resilienceDependencies = (
  over: Partial<ResilienceDependencies> = {},
): ResilienceDependencies => ({
  clock: systemClock,
  circuits: circuitsInMemory(),
  pause,
  chance: Math.random,
  ...over,
})

/**
 * Stands between services and an adapter, the same for every port: gives up in time, tries again what failed
 * fast (with the same arguments, so with the same key), stops asking a partner that keeps failing, and lets no
 * answer through that its guard refuses. Throws only `PartnerError(partner, reason)`.
 */
export const resilient = <P extends Port<P>>(
  partner: string,
  port: P,
  guards: Guards<P>,
  policy: Policy,
  around: ResilienceDependencies,
): P =>
  wrapPort(port, guards, async (name, call) => {
    const { clock, circuits } = around
    if (!(await circuits.admits(partner, clock.now(), policy)))
      throw new PartnerError(partner, 'open-circuit')
    try {
      const answer = await tryRepeatedly(
        partner,
        call,
        { ...policy, ...policy.background?.[String(name)] },
        around,
      )
      const guarded = readAnswer(partner, guards[name], answer)
      await circuits.succeeded(partner)
      return guarded
    } catch (thrown) {
      const failure = asPartnerError(partner, thrown)
      // A refusal is the answer of a partner in good health; one that is switched off says nothing.
      if (failure.reason === 'refused') await circuits.succeeded(partner)
      else if (failure.reason !== 'off') await circuits.failed(partner, clock.now(), policy)
      throw failure
    }
  })

const tryRepeatedly = async (
  partner: string,
  call: () => Promise<unknown>,
  policy: Policy,
  around: ResilienceDependencies,
): Promise<unknown> => {
  const deadline = around.clock.now() + policy.within
  for (let tried = 1; ; tried++) {
    const left = deadline - around.clock.now()
    try {
      return await tryOnce(partner, call, Math.min(policy.tryFor, left), around)
    } catch (thrown) {
      const failure = asPartnerError(partner, thrown)
      const wait = policy.backOff * 2 ** (tried - 1) * (0.5 + around.chance() / 2)
      const late = around.clock.now() + wait >= deadline
      if (!worthAnotherTry(failure) || tried >= policy.tries || late) throw failure
      await around.pause(wait)
    }
  }
}

// an own reason costs nothing; without one each call makes an error with its stack
const inTime = 'answered in time'

const tryOnce = async (
  partner: string,
  call: () => Promise<unknown>,
  patience: number,
  around: ResilienceDependencies,
): Promise<unknown> => {
  const answered = new AbortController()
  const giveUp = around.pause(patience, answered.signal).then(() => {
    throw new PartnerError(partner, 'timeout')
  })
  // When the call answers first, nobody listens to this any more.
  giveUp.catch(() => undefined)
  try {
    return await Promise.race([call(), giveUp])
  } finally {
    answered.abort(inTime)
  }
}

/** A refusal stays one, nonsense too; and who waited for a time-out has no time left to wait again. */
const worthAnotherTry = (failure: PartnerError): boolean => failure.reason === 'unreachable'

/** What an adapter did not foresee is told as a partner that cannot be reached; the cause stays for the log. */
const asPartnerError = (partner: string, thrown: unknown): PartnerError =>
  thrown instanceof PartnerError ? thrown : new PartnerError(partner, 'unreachable', thrown)
