import { PartnerError } from '../../core/kernel/fault.ts'

/**
 * The parts of an error that may be logged. Its stack is always included; its message only when the error is our own, because
 * messages of databases, parsers and schemas quote what people typed.
 */
export const traceOf = (thrown: unknown): Record<string, string> => {
  if (thrown instanceof PartnerError)
    return { error: 'PartnerError', partner: thrown.partner, reason: thrown.reason }
  if (!(thrown instanceof Error)) return { error: typeof thrown }
  const { code, constraint } = thrown as { code?: unknown; constraint?: unknown }
  const frames = (thrown.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  return {
    error: thrown.name,
    ...(typeof code === 'string' && { code }),
    ...(typeof constraint === 'string' && { constraint }),
    ...(thrown.constructor === Error && { message: thrown.message }),
    at: frames
      .slice(0, 12)
      .map((line) => line.trim())
      .join(' | '),
  }
}
