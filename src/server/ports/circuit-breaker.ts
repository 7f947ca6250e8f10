/**
 * Circuit breaker: calls to a partner that failed several times in a row are refused at once, until one probe succeeds.
 * Each verb is one statement for a database, so that processes can share their circuits.
 */
export interface Circuits {
  /**
   * Whether a call may go to the partner. From an open circuit whose rest is over, exactly one caller gets true (the
   * probe); the others get false until the probe has answered or another rest has passed.
   */
  admits(partner: string, now: number, timing: Timing): Promise<boolean>
  /** The partner answered: closes the circuit. */
  succeeded(partner: string): Promise<void>
  /** The partner failed: opens the circuit after `openAfter` failures in a row, or again when a probe failed. */
  failed(partner: string, now: number, timing: Timing): Promise<void>
}

/** `openAfter` failed calls; `rest` in milliseconds. */
export interface Timing {
  openAfter: number
  rest: number
}

/** State of one partner's circuit; without a state it is closed. */
export interface Circuit {
  /** Failed calls in a row. */
  failures: number
  /** Milliseconds since 1970; undefined while closed. */
  restsUntil: number | undefined
}

/** Circuits of this process alone; what it knows of each partner stands in `circuits`. */
export const circuitsInMemory = (circuits = new Map<string, Circuit>()): Circuits => ({
  async admits(partner, now, { rest }) {
    const circuit = circuits.get(partner)
    if (circuit?.restsUntil === undefined) return true
    // a rest longer than any was written by another clock
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
