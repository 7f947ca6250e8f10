import type { Fault } from '../../core/kernel/fault.ts'

/** The server's own sentence about how long to wait after too many tries; undefined for any other failure. */
export const waitSentence = ({ code, message }: Fault): string | undefined =>
  code === 'too-many-requests' ? message : undefined
