import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'
import type { Runtime } from '../context.ts'
import { type Allowance, memoryLimiter, mustHaveRoom, take } from './rate-limits.ts'

/** Somebody who is counted as one, with the factor by which their allowance exceeds that of a household. */
export interface Caller {
  who: string
  times: number
}

/** Factor for a /56, which many providers give to one household: as much as two of its networks. */
const timesHome = 2
/** Factor for a /48, which 256 such households may share: so large that one of them does not use up what the others have. */
const timesWide = 16
/**
 * Length of the longest notation of an address. A text that is no address (a proxy that says `unknown`) counts by this many
 * characters.
 */
const longestAddress = 45

/**
 * The callers for whom a use by this internet address is counted. A household has one IPv4 address, or a whole /64 of IPv6
 * addresses; who rents a /56 has 256 of those and a /48 65,536, so both are counted as well, with larger allowances. An IPv4
 * address in the notation of IPv6 (`::ffff:203.0.113.7`) is an IPv4 address.
 */
export const callersOf = (ip: string): readonly [Caller, ...Caller[]] => {
  if (isIP(ip) === 0) return [{ who: ip.slice(0, longestAddress), times: 1 }]
  const address = ipaddr.process(ip)
  if (address instanceof ipaddr.IPv4) return [{ who: address.toString(), times: 1 }]
  const [first = 0, second = 0, third = 0, fourth = 0] = address.parts
  const network = (size: number, ...groups: number[]) =>
    `${groups.map((group) => group.toString(16)).join(':')}::/${size}`
  return [
    { who: network(64, first, second, third, fourth), times: 1 },
    { who: network(56, first, second, third, fourth & 0xff00), times: timesHome },
    { who: network(48, first, second, third), times: timesWide },
  ]
}

/**
 * The network of a sender, for what is kept, held or queued per network: a /56 of IPv6, which many providers give to one
 * household, or one address of IPv4.
 */
export const networkOf = (ip: string): string => {
  const [household, network = household] = callersOf(ip)
  return network.who
}

const widened = ({ burst, perMinute }: Allowance, times: number): Allowance => ({
  burst: burst * times,
  perMinute: perMinute * times,
})

/**
 * The callers for whom a use is counted. A log-in is counted before anything is asked of the visitor, so a count of the /48 would
 * let one neighbour keep all others of it from logging in. Each try needs a solved captcha, and an account has counts of its own.
 */
const countedFor = (name: string, ip: string): readonly Caller[] =>
  callersOf(ip).filter(({ times }) => name !== 'login' || times < timesWide)

/**
 * Counts one use by an internet address in the database, for all processes together. A use that a narrow count refuses is not
 * counted in the wider ones.
 * @throws Fault 429 with `retryAfter`.
 */
export const takeFrom = async (
  runtime: Runtime,
  name: string,
  ip: string,
  allowance: Allowance,
): Promise<void> => {
  for (const { who, times } of countedFor(name, ip)) await take(runtime, name, who, widened(allowance, times))
}

/**
 * Refuses as `takeFrom` does, but counts nothing.
 * @throws Fault 429 with `retryAfter`.
 */
export const mustHaveRoomFrom = async (
  runtime: Runtime,
  name: string,
  ip: string,
  allowance: Allowance,
): Promise<void> => {
  for (const { who, times } of callersOf(ip))
    await mustHaveRoom(runtime, name, who, widened(allowance, times))
}

/** Makes a limiter by internet address that counts in the memory of this process. It throws Fault 429 as `takeFrom` does. */
export const memoryLimiterFrom = (
  runtime: Pick<Runtime, 'clock'>,
  allowance: Allowance,
): ((ip: string) => void) => {
  const narrow = memoryLimiter(runtime, allowance)
  const home = memoryLimiter(runtime, widened(allowance, timesHome))
  const wide = memoryLimiter(runtime, widened(allowance, timesWide))
  return (ip) => {
    const [first, second, third] = callersOf(ip)
    narrow(first.who)
    if (second) home(second.who)
    if (third) wide(third.who)
  }
}
