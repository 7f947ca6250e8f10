import { Fault } from '../../core/kernel/fault.ts'

const retryAfter = 5

/** 503: more than we can do at this moment. */
export const busy = (): Fault =>
  new Fault(503, 'busy', 'Het is nu erg druk. Wacht even en probeer het dan opnieuw.', { retryAfter })
