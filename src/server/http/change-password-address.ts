import type { FastifyInstance } from 'fastify'
import { forms } from '../../core/mijn/paths.ts'

/**
 * Leads password managers to the page on which a password is changed, from the address that all of them try
 * (https://w3c.github.io/webappsec-change-password-url/). Whoever is not logged in logs in there first.
 */
export const changePasswordAddress = (app: FastifyInstance): void => {
  app.get('/.well-known/change-password', async (_request, reply) =>
    reply.redirect(forms['mijn-wachtwoord'].path, 302),
  )
}
