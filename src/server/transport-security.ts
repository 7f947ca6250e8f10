/** Hosts that a connection reaches without leaving this machine, as a URL writes them. */
const loopback = /^(127(\.\d{1,3}){3}|\[::1\]|localhost)$/

/** Whether connections to this host never leave the machine, or the operator took it on himself that nobody listens. */
const isTrusted = (host: string, unencrypted: readonly string[]): boolean =>
  loopback.test(host) || unencrypted.includes(host)

/**
 * Whether the address of a PostgreSQL demands TLS with a certificate that is checked, or needs none. `sslmode=require`
 * is not enough: what it checks differs by library.
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

/** Whether mail may go to this server as it likes; else TLS is demanded. */
export const mayMailPlainly = (address: string, unencrypted: readonly string[]): boolean =>
  isTrusted(new URL(address).hostname, unencrypted)

/** Whether files may go to this scanner (as `CLAMD_ADDRESS`) as they are: it knows no TLS. */
export const mayScanPlainly = (address: string, unencrypted: readonly string[]): boolean =>
  address.startsWith('unix:') || isTrusted(new URL(address).hostname, unencrypted)
