import type { AnyEndpoint } from '../../../core/contract/endpoint.ts'
import { sessionCookie } from '../cookies.ts'

/** Alternative ways to authenticate a call; an empty object means that no authentication is needed. */
export type Security = Readonly<Record<string, readonly string[]>>[]

/** How a caller shows who they are: by a cookie. */
export interface SessionScheme {
  type: 'apiKey'
  in: 'cookie'
  name: string
  description: string
}

/** The session of the site. */
export const siteSession: SessionScheme = {
  type: 'apiKey',
  in: 'cookie',
  name: sessionCookie,
  description:
    'De sessie die inloggen zet (Secure, HttpOnly, SameSite=Lax). Een verzoek van een andere website wordt geweigerd.',
}

/** Security of most calls: they work without a session, and accept one. */
export const anybody: Security = [{}, { session: [] }]
export const loggedIn: Security = [{ session: [] }]

/**
 * Calls that require a login in one case only: when a link proves the address that the account already has, and when a request is
 * named by its reference and not by a link.
 */
const loginInOneCase = new Set([
  'own-details.confirm-email',
  'request-messages.answer',
  'request-messages.read',
])

/** Security of a call, where it differs from `anybody`. */
export const securityOf = ({ name, faults }: AnyEndpoint): Security | undefined =>
  faults.some(({ code }) => code === 'login-required') && !loginInOneCase.has(name) ? loggedIn : undefined
