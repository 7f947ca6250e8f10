import { PartnerError } from '../../core/kernel/fault.ts'
import type { Circuits } from './circuit-breaker.ts'
import { type Guards, type Port, wrapPort } from './port.ts'

/** The ways in which a sandbox partner can misbehave; `none` is well-behaved. */
export const sandboxModes = ['none', 'down', 'slow', 'garbage'] as const
export type SandboxMode = (typeof sandboxModes)[number]

/** The positions of the switches. They are read at every call, so that a switch works at once in every process. */
export interface SandboxSwitches {
  mode(partner: string): Promise<SandboxMode>
}

/** Milliseconds that a slow answer takes: more than `tryFor` of `sandboxPolicy`. */
const slowness = 8000

/** A nonsensical answer, such as a broken proxy gives. No guard accepts it. */
const garbage = '<html><body><h1>502 Bad Gateway</h1></body></html>'

/**
 * Makes a sandbox partner misbehave as its switch says. `down` does nothing. `slow` and `garbage` do the work and spoil the
 * answer: a sender that tries again must then rely on its key.
 */
export const switchable = <P extends Port<P>>(
  partner: string,
  port: P,
  guards: Guards<P>,
  switches: SandboxSwitches,
  wait: (milliseconds: number) => Promise<void> = waitIdly,
): P =>
  wrapPort(port, guards, async (_name, call) => {
    const mode = await switches.mode(partner)
    if (mode === 'down') throw new PartnerError(partner, 'unreachable')
    const answer = await call()
    if (mode === 'slow') await wait(slowness)
    return mode === 'garbage' ? garbage : answer
  })

/**
 * Makes the circuit breaker follow the switches: once the switch of a sandbox partner says `none`, its circuit closes in every
 * process.
 */
export const circuitsBySwitch = (
  circuits: Circuits,
  switches: SandboxSwitches,
  sandboxed: readonly string[],
): Circuits => ({
  ...circuits,
  async admits(name, now, timing) {
    if (await circuits.admits(name, now, timing)) return true
    const partner = sandboxed.find((one) => one === name)
    if (!partner || (await switches.mode(partner).catch(() => undefined)) !== 'none') return false
    await circuits.succeeded(partner)
    return true
  },
})

/** Waits without keeping the process alive. */
const waitIdly = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds).unref()
  })
