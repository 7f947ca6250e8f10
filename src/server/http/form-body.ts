import formbody from '@fastify/formbody'
import type { FastifyInstance } from 'fastify'

/**
 * Accepts form bodies (`application/x-www-form-urlencoded`) up to `bodyLimit` bytes, for the few plain forms that work without a
 * script. Call it on the scope of such forms only, as every other call of the site takes JSON or multipart.
 */
export const acceptFormBodies = (scope: FastifyInstance, bodyLimit = 1024) =>
  scope.register(formbody, { bodyLimit })
