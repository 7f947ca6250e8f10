/**
 * Circuit breaker: calls to a partner that failed several times in a row are refused at once, until one probe succeeds. Each
 * function needs one statement in a database, so that processes can share their circuits.
 */
export interface Circuits {
  /**
   * Whether a call may go to the partner. When an open circuit has rested long enough, exactly one caller gets true (the probe);
   * the others get false until the probe has answered or another rest has passed.
   */
  admits(partner: string, now: number, timing: Timing): Promise<boolean>
  /** Closes the circuit, as the partner answered. */
  succeeded(partner: string): Promise<void>
  /** Counts a failure: opens the circuit after `openAfter` failures in a row, or again when a probe failed. */
  failed(partner: string, now: number, timing: Timing): Promise<void>
}

/** When circuits open and for how long: `openAfter` is a number of failed calls in a row, `rest` is in milliseconds. */
export interface Timing {
  openAfter: number
  rest: number
}

/** The state of one partner's circuit; a circuit without a state is closed. */
export interface Circuit {
  /** The number of failed calls in a row. */
  failures: number
  /** The end of the rest in milliseconds since 1970; undefined while the circuit is closed. */
  restsUntil: number | undefined
}

/** Circuits of this process alone. `circuits` holds their state by partner. */
export const circuitsInMemory = (circuits = new Map<string, Circuit>()): Circuits => ({
  async admits(partner, now, { rest }) {
    const circuit = circuits.get(partner)
    if (circuit?.restsUntil === undefined) return true
    // An end that lies further ahead than one rest was written before the clock was set back, and is ignored.
    if (now < circuit.restsUntil && circuit.restsUntil <= now + rest) return false
    circuit.restsUntil = now + rest
    return true
  },
  async succeeded(partner) {
    circuits.delete(partner)
  },
  async failed(partner, now, { openAfter, rest }) {
    const circuit = circuits.get(partner) ?? { failures: 0, restsUntil: undefined }
    circuit.failures++
    if (circuit.failures >= openAfter) circuit.restsUntil = now + rest
    circuits.set(partner, circuit)
  },
})
