/** The addresses of the community, to which somebody may be sent with a ticket. */
export interface Community {
  /**
   * Hosts as a URL writes them, such as `community.voorbeeld.nl`, with a port where there is one. The first is the community's
   * front door.
   */
  hosts: readonly string[]
  /**
   * In a demonstration, the host of this site and the path of the page that stands in for the community. Plain http is allowed
   * then.
   */
  standIn: { host: string; path: string } | undefined
}

/** A base for relative addresses. Any will do, since only the path of a completed address is used. */
const nowhere = 'http://stand-in.invalid'

/** Characters that URL parsers read differently. An address with one of them is refused. */
const odd = /[\p{Cc}\p{Z}\\]/u

const parse = (given: string): URL | undefined =>
  given.length > 2000 || odd.test(given) || !URL.canParse(given, nowhere)
    ? undefined
    : new URL(given, nowhere)

/** Whether it is a path of this site, and not `//elsewhere`, nor `/.//elsewhere` once it is normalised. */
const isLocal = (given: string, url: URL) =>
  given.startsWith('/') && url.origin === nowhere && !url.pathname.startsWith('//')

/**
 * The address to which somebody may be sent with their ticket: the one that was asked for when it is the community's, its front
 * door when none was asked for. Undefined for everything else.
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
