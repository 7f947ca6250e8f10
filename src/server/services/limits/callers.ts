import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'
import type { House } from '../context.ts'
import { type Allowance, memoryLimiter, mustHaveRoom, take } from './take.ts'

/** Whoever is counted as one, and how many times the allowance of a household they have. */
export interface Caller {
  who: string
  times: number
}

/** A provider gives one household a /56: two networks of it at once. */
const timesHome = 2
/** Households that may share one /48: so many that one of them does not use up what the others have. */
const timesWide = 16
/** The longest way to write an address; what is none (a proxy that says `unknown`) counts as its first characters. */
const longestAddress = 45

/**
 * Who is counted for a use by this internet address. A household has one IPv4 address, or a whole /64 of IPv6
 * addresses; who rents a /56 has 256 of those and a /48 65,536, so both are counted as well, more widely. An IPv4 address in the
 * notation of IPv6 (`::ffff:203.0.113.7`) is an IPv4 address.
 */
export const callersOf = (ip: string): readonly [Caller, ...Caller[]] => {
  if (isIP(ip) === 0) return [{ who: ip.slice(0, longestAddress), times: 1 }]
  const address = ipaddr.process(ip)
  if (address instanceof ipaddr.IPv4) return [{ who: address.toString(), times: 1 }]
  const network = (groups: number) =>
    address.parts
      .slice(0, groups)
      .map((group) => group.toString(16))
      .join(':')
  return [
    { who: `${network(4)}::/64`, times: 1 },
    {
      who: `${[...address.parts.slice(0, 3), (address.parts[3] ?? 0) & 0xff00].map((part) => part.toString(16)).join(':')}::/56`,
      times: timesHome,
    },
    { who: `${network(3)}::/48`, times: timesWide },
  ]
}

/** The household alone, for what is counted per household only. */
export const householdOf = (ip: string): string => callersOf(ip)[0].who

const widened = ({ burst, perMinute }: Allowance, times: number): Allowance => ({
  burst: burst * times,
  perMinute: perMinute * times,
})

/**
 * Counts one use by an internet address in the database, for all processes together. What the narrow count refuses
 * uses nothing of the wide one up.
 * @throws Fault 429 with `retryAfter`.
 */
export const takeFrom = async (
  house: House,
  name: string,
  ip: string,
  allowance: Allowance,
): Promise<void> => {
  for (const { who, times } of callersOf(ip)) await take(house, name, who, widened(allowance, times))
}

/** Refuses as `takeFrom` does, and counts nothing. @throws Fault 429 with `retryAfter`. */
export const mustHaveRoomFrom = async (
  house: House,
  name: string,
  ip: string,
  allowance: Allowance,
): Promise<void> => {
  for (const { who, times } of callersOf(ip)) await mustHaveRoom(house, name, who, widened(allowance, times))
}

/** The same in this process's own memory. */
export const memoryLimiterFrom = (
  house: Pick<House, 'clock'>,
  allowance: Allowance,
): ((ip: string) => void) => {
  const narrow = memoryLimiter(house, allowance)
  const home = memoryLimiter(house, widened(allowance, timesHome))
  const wide = memoryLimiter(house, widened(allowance, timesWide))
  return (ip) => {
    const [first, second, third] = callersOf(ip)
    narrow(first.who)
    if (second) home(second.who)
    if (third) wide(third.who)
  }
}
