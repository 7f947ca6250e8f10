import { isIPv6 } from 'node:net'
import type { FastifyRequest } from 'fastify'
import type { AnyEndpoint } from '../../core/contract/endpoint.ts'
import type { House } from '../services/context.ts'
import { allowances, memoryLimiter, take } from '../services/limits/take.ts'

/** What one internet address may ask (decision 23). Pages are not counted. */
export interface Limits {
  /** Counts in memory, before anything is read. @throws Fault 429. */
  shield(endpoint: AnyEndpoint, request: FastifyRequest): void
  /** Counts what is sent in, for all processes together. @throws Fault 429. */
  take(endpoint: AnyEndpoint, request: FastifyRequest): Promise<void>
}

export const makeLimits = (house: House): Limits => {
  const read = memoryLimiter(house, allowances.read)
  const lookup = memoryLimiter(house, allowances.lookup)
  return {
    shield: (endpoint, request) =>
      (endpoint.limit === 'lookup' || endpoint.limit === 'upload' ? lookup : read)(callerOf(request.ip)),
    async take(endpoint, request) {
      const { limit } = endpoint
      if (limit !== 'read' && limit !== 'lookup')
        await take(house, limit, callerOf(request.ip), allowances[limit])
    },
  }
}

/** One household has one IPv4 address, or a whole /64 of IPv6 addresses. */
export const callerOf = (ip: string): string => {
  if (!isIPv6(ip) || ip.startsWith('::ffff:')) return ip
  const [head = '', tail] = ip.split('::')
  const front = head.split(':').filter(Boolean)
  const back = (tail ?? '').split(':').filter(Boolean)
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - front.length - back.length)).fill('0')
  return [...front, ...zeros, ...back].slice(0, 4).join(':')
}
