import { Fault } from '../../core/kernel/fault.ts'

const retryAfter = 5

/** Fault 503, with `retryAfter` in seconds, for a call that is refused because the server has too much to do. */
export const busy = (): Fault =>
  new Fault(503, 'busy', 'Het is nu erg druk. Wacht even en probeer het dan opnieuw.', { retryAfter })
