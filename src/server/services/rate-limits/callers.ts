import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'
import type { Runtime } from '../context.ts'
import { type Allowance, memoryLimiter, mustHaveRoom, take } from './take.ts'

/** Whoever is counted as one, and how many times the allowance of a household they have. */
export interface Caller {
  who: string
  times: number
}

/** A /56, which many providers give to one household: two of its networks at once. */
const timesHome = 2
/** A /48, which 256 such households may share: so many that one of them does not use up what the others have. */
const timesWide = 16
/** The longest way to write an address; what is none (a proxy that says `unknown`) counts as its first characters. */
const longestAddress = 45

/**
 * Who is counted for a use by this internet address. A household has one IPv4 address, or a whole /64 of IPv6
 * addresses; who rents a /56 has 256 of those and a /48 65,536, so both are counted as well, more widely. An IPv4
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

/** The network of a sender, for what is kept, held or waits: a /56 of IPv6, which many providers give to one household. */
export const networkOf = (ip: string): string => {
  const [household, network = household] = callersOf(ip)
  return network.who
}

const widened = ({ burst, perMinute }: Allowance, times: number): Allowance => ({
  burst: burst * times,
  perMinute: perMinute * times,
})

/**
 * A log-in is counted before anything is asked of whoever tries, so the widest count would let one neighbour keep all
 * others of a /48 from logging in. Each try needs a solved captcha, and an account has counts of its own.
 */
const countedFor = (name: string, ip: string): readonly Caller[] =>
  callersOf(ip).filter(({ times }) => name !== 'login' || times < timesWide)

/**
 * Counts one use by an internet address in the database, for all processes together. What the narrow count refuses
 * uses nothing of the wide one up.
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

/** Refuses as `takeFrom` does, and counts nothing. @throws Fault 429 with `retryAfter`. */
export const mustHaveRoomFrom = async (
  runtime: Runtime,
  name: string,
  ip: string,
  allowance: Allowance,
): Promise<void> => {
  for (const { who, times } of callersOf(ip))
    await mustHaveRoom(runtime, name, who, widened(allowance, times))
}

/** The same in this process's own memory. */
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
