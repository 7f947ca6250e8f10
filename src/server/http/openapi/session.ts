import type { AnyEndpoint } from '../../../core/contract/endpoint.ts'
import { sessionCookie } from '../cookies.ts'

/** Ways to be known by a call; an empty one means: not at all. */
export type Security = Readonly<Record<string, readonly string[]>>[]

/** The one way to be known: the cookie that logging in sets. */
export const securitySchemes = {
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: sessionCookie,
    description:
      'De sessie die inloggen zet (Secure, HttpOnly, SameSite=Lax). Een verzoek van een andere website wordt geweigerd.',
  },
} as const

/** Every call takes a session, and most do without. */
export const anybody: Security = [{}, { session: [] }]
export const loggedIn: Security = [{ session: [] }]

/** Asks a login only when its link confirms an address that somebody has already. */
const sometimes = new Set(['own-details.confirm-email'])

/** Who may make a call, where it is not anybody. */
export const securityOf = ({ name, faults }: AnyEndpoint): Security | undefined =>
  faults.some(({ code }) => code === 'login-required') && !sometimes.has(name) ? loggedIn : undefined
