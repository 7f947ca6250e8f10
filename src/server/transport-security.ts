/** Hosts, as a URL writes them, that a connection reaches without leaving this machine. */
const loopback = /^(127(\.\d{1,3}){3}|\[::1\]|localhost)$/

/** Whether the host is this machine, or one to which the operator allows connections without TLS (`UNENCRYPTED_HOSTS`). */
const isTrusted = (host: string, unencrypted: readonly string[]): boolean =>
  loopback.test(host) || unencrypted.includes(host)

/**
 * Whether the address of a PostgreSQL demands TLS with a checked certificate, or needs none because the host is trusted.
 * `sslmode=require` is not enough: what it checks differs by library.
 */
export const isSafeDatabase = (address: string, unencrypted: readonly string[]): boolean => {
  const url = new URL(address)
  const hosts = url.searchParams.getAll('host').filter((host) => host !== '')
  const all = hosts.length > 0 ? hosts : [url.hostname]
  if (all.every((host) => host === '' || host.startsWith('/') || isTrusted(host, unencrypted))) return true
  return (
    url.searchParams.getAll('sslmode').every((mode) => mode === 'verify-full') &&
    url.searchParams.has('sslmode')
  )
}

/** Whether mail may go to this server without TLS; otherwise TLS is demanded. */
export const mayMailPlainly = (address: string, unencrypted: readonly string[]): boolean =>
  isTrusted(new URL(address).hostname, unencrypted)

/** Whether files may go to this scanner (an address as in `CLAMD_ADDRESS`) unencrypted: clamd knows no TLS. */
export const mayScanPlainly = (address: string, unencrypted: readonly string[]): boolean =>
  address.startsWith('unix:') || isTrusted(new URL(address).hostname, unencrypted)
