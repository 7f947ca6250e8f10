/** Where the community lives, and so where somebody may be sent with a ticket. */
export interface Community {
  /** `community.voorbeeld.nl`, with a port where it has one; as a URL writes them. The first is its front door. */
  hosts: readonly string[]
  /** In a demonstration: the host of this site and the path of the page that stands in; http counts as well then. */
  standIn: { host: string; path: string } | undefined
}

/** Any base will do: only the path is used of an address that it completes. */
const nowhere = 'http://stand-in.invalid'

/** Addresses are taken as a URL parser reads them only when they hold nothing that parsers read differently. */
const odd = /[\p{Cc}\p{Z}\\]/u

const parse = (given: string): URL | undefined =>
  given.length > 2000 || odd.test(given) || !URL.canParse(given, nowhere)
    ? undefined
    : new URL(given, nowhere)

/** A path of this site, and not `//elsewhere`, also not once `/.//elsewhere` is made short. */
const isLocal = (given: string, url: URL) =>
  given.startsWith('/') && url.origin === nowhere && !url.pathname.startsWith('//')

/**
 * The address to which somebody may be sent with their ticket: what was asked for when it is the community's, its front
 * door when nothing was asked for. Undefined for everything else.
 */
export const returnAddress = (
  { hosts, standIn }: Community,
  given: string | undefined,
  ticket?: string,
  state?: string,
): string | undefined => {
  const front = hosts[0] === undefined ? standIn?.path : `https://${hosts[0]}/`
  const asked = given || front
  const url = asked === undefined ? undefined : parse(asked)
  if (!asked || !url) return undefined
  if (ticket !== undefined) url.searchParams.set('ticket', ticket)
  if (state !== undefined) url.searchParams.set('state', state)
  if (standIn !== undefined && isLocal(asked, url)) return `${url.pathname}${url.search}${url.hash}`
  const isTheirs =
    /^https?:\/\//i.test(asked) &&
    (url.protocol === 'https:' || standIn !== undefined) &&
    url.username === '' &&
    url.password === '' &&
    (hosts.includes(url.host) || url.host === standIn?.host)
  return isTheirs ? url.href : undefined
}
