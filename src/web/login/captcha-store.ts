import { captchaFailed } from '../../core/contract/captcha/captcha-calls.ts'
import { type Clock, systemClock } from '../../core/kernel/day.ts'
import { Fault } from '../../core/kernel/fault.ts'
import { solve as solveChallenge } from '../engine/captcha/captcha.ts'

/** State of the robot check: not begun, under way, solved, or failed. */
export type CaptchaPhase = 'idle' | 'working' | 'done' | 'failed'

/** The robot check of one form, which runs while somebody types, so that sending need not wait. */
export interface Captcha {
  phase(): CaptchaPhase
  /** Calls `listener` at every change of phase; returns a function that stops it. */
  subscribe(listener: () => void): () => void
  /** Begins, unless it is under way, solved, or has failed. For the first focus in a form. */
  start(): void
  retry(): void
  /**
   * Gives a token for one call, when it is there. Every call gets a token of its own.
   * @throws Fault 403 `captcha-failed` with its
   * sentence.
   */
  take(): Promise<string>
  /** Stops the check when the form is removed. */
  stop(): void
}

/** Milliseconds that a token is used: a minute less than the server allows, since the call takes time too. */
const freshFor = 540_000

interface Token {
  text: string
  at: number
}

/** Makes the robot check of one form. */
export const makeCaptcha = (
  solve: (signal: AbortSignal) => Promise<string> = solveChallenge,
  clock: Clock = systemClock,
): Captcha => {
  const listeners = new Set<() => void>()
  let phase: CaptchaPhase = 'idle'
  let token: Token | undefined
  let running: { work: Promise<void>; controller: AbortController } | undefined
  const turn = (next: CaptchaPhase) => {
    if (next === phase) return
    phase = next
    for (const listener of listeners) listener()
  }
  const isFresh = () => token !== undefined && clock.now() - token.at < freshFor
  const work = async (controller: AbortController) => {
    const at = clock.now()
    try {
      token = { text: await solve(controller.signal), at }
      if (!controller.signal.aborted) turn('done')
    } catch {
      if (!controller.signal.aborted) turn('failed')
    } finally {
      if (running?.controller === controller) running = undefined
    }
  }
  const begin = () => {
    if (running) return running.work
    const controller = new AbortController()
    turn('working')
    running = { controller, work: Promise.resolve() }
    running.work = work(controller)
    return running.work
  }
  const take = async (): Promise<string> => {
    if (!isFresh()) await begin()
    const taken = token
    token = undefined
    if (taken) return taken.text
    // another call that waited took the token
    if (phase === 'done') return take()
    throw new Fault(403, 'captcha-failed', captchaFailed)
  }
  return {
    phase: () => phase,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    start() {
      if (phase !== 'failed' && !isFresh()) void begin()
    },
    retry: () => void begin(),
    take,
    stop() {
      running?.controller.abort(new Error('the form is gone'))
      running = undefined
      token = undefined
      turn('idle')
    },
  }
}
