import { PartnerError } from '../../core/kernel/fault.ts'
import type { Circuits } from './circuit-breaker.ts'
import { type Guards, type Port, wrapPort } from './port.ts'

/** Partners that have a sandbox, by the name of their switch at `/sandbox`. */
export const partners = [
  'klusservice',
  'addresses',
  'mail',
  'sms',
  'planning',
  'inspections',
  'payments',
  'valuation',
  'insulation',
  'insurer',
  'cases',
  'search',
  'files',
  'scan',
] as const
export type Partner = (typeof partners)[number]

/** How a sandbox partner can misbehave; `none` is well-behaved. */
export const sandboxModes = ['none', 'down', 'slow', 'garbage'] as const
export type SandboxMode = (typeof sandboxModes)[number]

/** Positions of the switches, read at every call, so that a switch works at once in every process. */
export interface SandboxSwitches {
  mode(partner: Partner): Promise<SandboxMode>
}

/** Milliseconds of a slow answer: more than every time-out of a port. */
const slowness = 8000

/** A nonsensical answer, such as a broken proxy gives: no guard accepts it. */
const garbage = '<html><body><h1>502 Bad Gateway</h1></body></html>'

/**
 * A sandbox partner that misbehaves as its switch says. `down` does nothing. `slow` and `garbage` do the work
 * and spoil the answer: a sender that tries again must then rely on its key.
 */
export const switchable = <P extends Port<P>>(
  partner: Partner,
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

/** Circuit breaker that follows the switches: a sandbox partner's circuit closes, in every process, once its switch says `none`. */
export const circuitsBySwitch = (
  circuits: Circuits,
  switches: SandboxSwitches,
  sandboxed: readonly Partner[],
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

/** A pause that does not keep the process alive. */
const waitIdly = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds).unref()
  })
