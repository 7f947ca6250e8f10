import { Fault } from '../../../core/kernel/fault.ts'

/**
 * Whether the server understood a call and refused it: 404, 409, 422. Too slow (408), too busy (429), down and unreachable are
 * failures: the same call may succeed a moment later.
 */
export const isRefusedCall = (error: unknown): error is Fault =>
  error instanceof Fault && error.status >= 400 && error.status < 500 && ![408, 429].includes(error.status)
