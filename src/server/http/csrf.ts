import type { FastifyRequest } from 'fastify'

export interface OriginRule {
  /** The site's own origin; undefined in demo, where the request's own host counts. */
  publicOrigin: string | undefined
}

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * CSRF protection: whether a request that changes something was made by another site, as the browser itself says in
 * `Sec-Fetch-Site` and `Origin`. A client that sends neither header is no browser, and is allowed. Session cookies are also
 * `SameSite=Lax`.
 */
export const isForeign = (request: FastifyRequest, { publicOrigin }: OriginRule): boolean => {
  if (safeMethods.has(request.method)) return false
  const { origin, 'sec-fetch-site': site } = request.headers
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true
  if (origin === undefined) return false
  if (publicOrigin !== undefined) return origin !== publicOrigin
  return !URL.canParse(origin) || new URL(origin).host !== request.headers.host
}
