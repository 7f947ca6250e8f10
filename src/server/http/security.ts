import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Fault } from '../../core/kernel/fault.ts'
import { foreignOrigin, noHost } from './faults.ts'

/**
 * The two style elements that React Aria 1.22 makes while a person uses it (usePress, usePreventScroll), to the
 * letter: a policy without `unsafe-inline` knows them by their hash. The browser journeys fail on any violation.
 */
const injectedStyles = [
  '@layer {\n  [data-react-aria-pressable] {\n    touch-action: pan-x pan-y pinch-zoom;\n  }\n}',
  '@layer {\n  * {\n    overscroll-behavior: contain;\n  }\n}',
]

const hashes = injectedStyles.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  `style-src 'self' ${hashes.join(' ')}`,
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

/** What every answer carries, whatever it is. A route may set a stricter or different value of its own. */
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

export interface OriginRule {
  /** The site's own origin; undefined in demo, where the request's own host counts. */
  publicOrigin: string | undefined
}

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Whether a request that changes something was made by another site. Who sends neither header is no browser. */
export const isForeign = (request: FastifyRequest, { publicOrigin }: OriginRule): boolean => {
  if (safeMethods.has(request.method)) return false
  const { origin, 'sec-fetch-site': site } = request.headers
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true
  if (origin === undefined) return false
  if (publicOrigin !== undefined) return origin !== publicOrigin
  return !URL.canParse(origin) || new URL(origin).host !== request.headers.host
}

/** Puts the headers on every answer and refuses what other sites send. */
export const secure = (
  app: FastifyInstance,
  options: OriginRule & {
    production: boolean
    /** Answers a refusal; the error page of some part of the site would call it our own mistake. */
    refuse(fault: Fault, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>
  },
): void => {
  const headers = securityHeaders(options.production)
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers)
    if (request.headers.host === undefined && request.raw.httpVersion === '1.1')
      void options.refuse(noHost(), request, reply)
    else if (isForeign(request, options)) void options.refuse(foreignOrigin(), request, reply)
    else done()
  })
}
