import type { Fault } from '../../core/kernel/fault.ts'

/** How long to wait after too many tries, in the server's own sentence; undefined for any other failure. */
export const waitSaid = ({ code, message }: Fault): string | undefined =>
  code === 'too-many-requests' ? message : undefined
