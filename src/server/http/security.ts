import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Fault } from '../../core/kernel/fault.ts'
import { isForeign, type OriginRule } from './csrf.ts'
import { foreignOrigin, noHost, otherHost, twoHosts } from './faults.ts'

/**
 * The style element that React Aria 3.53 (usePress) adds while a person uses it, to the letter: a policy without `unsafe-inline`
 * allows it by its hash. The browser journeys fail on any violation.
 */
const injectedStyle =
  '@layer {\n  [data-react-aria-pressable] {\n    touch-action: pan-x pan-y pinch-zoom;\n  }\n}'

const hash = `'sha256-${createHash('sha256').update(injectedStyle).digest('base64')}'`

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  `style-src 'self' ${hash}`,
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "frame-src 'self'",
  "worker-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
]

/** Security headers of every answer. A route may set a stricter or different value of its own. */
export const securityHeaders = (production: boolean): Record<string, string> => ({
  'content-security-policy': [...policy, ...(production ? ['upgrade-insecure-requests'] : [])].join('; '),
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  ...(production && { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }),
})

/**
 * Makes the check of the `Host` that a demonstration accepts: this machine on any port, and the address that its operator gave.
 * Otherwise a page of another site whose name points at this machine (DNS rebinding) could read the demonstration.
 */
export const demoHosts = (publicUrl: string): ((host: string) => boolean) => {
  const named = new URL(publicUrl).host
  return (host) => /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/i.test(host) || host === named
}

/**
 * Whether a request has two `Host` headers: Node keeps the first of them, while a proxy in front of us may have used the second.
 */
const hasTwoHosts = ({ rawHeaders }: IncomingMessage): boolean => {
  let found = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]
    if (name?.length === 4 && name.toLowerCase() === 'host') found++
  }
  return found > 1
}

/** The fault in the `Host` of a request, if any. HTTP/1.0 has no such header. */
const hostFault = (
  { raw }: FastifyRequest,
  isOurs: ((host: string) => boolean) | undefined,
): Fault | undefined => {
  const { host } = raw.headers
  if (host === undefined) return raw.httpVersion === '1.1' ? noHost() : undefined
  if (hasTwoHosts(raw)) return twoHosts()
  return isOurs && !isOurs(host) ? otherHost() : undefined
}

/** Adds the security headers to every answer, and refuses requests with a wrong `Host` or from other sites. */
export const secure = (
  app: FastifyInstance,
  options: OriginRule & {
    production: boolean
    /** Whether a `Host` is accepted; undefined accepts any. */
    hosts: ((host: string) => boolean) | undefined
    /** Sends the answer to a refused request. The error page of a part of the site would report it as our own mistake. */
    refuse(fault: Fault, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>
  },
): void => {
  const headers = securityHeaders(options.production)
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers)
    const fault = hostFault(request, options.hosts)
    if (fault) void options.refuse(fault, request, reply)
    else if (isForeign(request, options)) void options.refuse(foreignOrigin(), request, reply)
    else done()
  })
}
