import { type Clock, systemClock } from '../../core/kernel/clock.ts'
import { PartnerError } from '../../core/kernel/fault.ts'
import { pause } from '../../core/kernel/pause.ts'
import { readAnswer } from './answer.ts'
import { type Circuits, circuitsInMemory } from './circuit-breaker.ts'
import { type Guards, type Port, wrapPort } from './port.ts'

/** How patiently a port deals with its partner. Times are in milliseconds. */
export interface Policy {
  /** The time after which one try is given up. */
  tryTimeout: number
  /** The time for a call with all its tries: after it no try starts, and no answer is awaited. */
  callTimeout: number
  tries: number
  /** The pause before the second try. Each further pause is twice as long, and up to half of each is left out at random. */
  backOff: number
  /** The number of failed calls in a row that opens the circuit. */
  openAfter: number
  /** How long an open circuit rests before one call may probe. */
  rest: number
  /** Calls, by name, for whose answer nobody waits: their own times for one try and for all tries. */
  background?: Readonly<Record<string, Pick<Policy, 'tryTimeout' | 'callTimeout'>>>
}

/**
 * The policy for real partners. A visitor waits 5 seconds at most, and part of them is our own work. So a fast failure is tried
 * again; a slow one has used up the time.
 */
export const realPolicy: Policy = {
  tryTimeout: 4200,
  callTimeout: 4500,
  tries: 3,
  backOff: 150,
  openAfter: 5,
  rest: 5000,
}

/** Milliseconds that an adapter over HTTP waits for one request, its answer included. It is less than `tryFor`. */
export const requestTimeoutMs = 4000

/** The policy for sandboxes. Its circuit rests for one second, so that a switch that goes back to `none` soon has effect. */
export const sandboxPolicy: Policy = { ...realPolicy, rest: 1000 }

/** What `resilient` needs of its surroundings; tests give their own. */
export interface ResilienceDependencies {
  clock: Clock
  circuits: Circuits
  /** Waits so many milliseconds; rejects when the signal aborts. */
  pause(milliseconds: number, signal?: AbortSignal): Promise<void>
  /** A random number from 0 up to, not including, 1. */
  chance(): number
}

/** The real dependencies: the machine's clock and randomness, circuits in memory. All ports of a process share one. */
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
 * Stands between services and an adapter, the same for every port: gives up in time, tries again what failed fast (with the same
 * arguments, so with the same key), stops asking a partner that keeps failing, and refuses answers that do not pass their guard.
 * Throws only `PartnerError(partner, reason)`.
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
      // A refusal is an answer of a healthy partner; a partner that is switched off tells nothing about its health.
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
  const deadline = around.clock.now() + policy.callTimeout
  for (let tried = 1; ; tried++) {
    const left = deadline - around.clock.now()
    try {
      return await tryOnce(partner, call, Math.min(policy.tryTimeout, left), around)
    } catch (thrown) {
      const failure = asPartnerError(partner, thrown)
      const wait = policy.backOff * 2 ** (tried - 1) * (0.5 + around.chance() / 2)
      const late = around.clock.now() + wait >= deadline
      if (!worthAnotherTry(failure) || tried >= policy.tries || late) throw failure
      await around.pause(wait)
    }
  }
}

// A reason of our own to abort with: without one, every call would create an error with its stack.
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
  // When the call answers first, nobody awaits this promise any more, so its rejection must not count as unhandled.
  giveUp.catch(() => undefined)
  try {
    return await Promise.race([call(), giveUp])
  } finally {
    answered.abort(inTime)
  }
}

/**
 * Only an unreachable partner is asked again: a refusal stays a refusal, nonsense stays nonsense, and after a time-out there is
 * no time left for another.
 */
const worthAnotherTry = (failure: PartnerError): boolean => failure.reason === 'unreachable'

/**
 * Turns an error that an adapter did not foresee into an unreachable partner; the error itself stays as the cause, for the log.
 */
const asPartnerError = (partner: string, thrown: unknown): PartnerError =>
  thrown instanceof PartnerError ? thrown : new PartnerError(partner, 'unreachable', thrown)
