import { createServer } from 'node:net'
import { StartRefused } from './database/refusal.ts'

/**
 * Aborts at the first SIGTERM or SIGINT. Later ones change nothing: npm and the terminal each send one, often
 * within a millisecond, and stopping has a time limit of its own.
 */
export function stopSignal(): AbortSignal {
  const controller = new AbortController()
  for (const name of ['SIGTERM', 'SIGINT'] as const) process.on(name, () => controller.abort())
  return controller.signal
}

export function untilAborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve()
    signal.addEventListener('abort', () => resolve(), { once: true })
  })
}

/**
 * Refuses a port that cannot be listened on, before anything slow is started.
 * @throws StartRefused
 */
export function claimPort(host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (error) => reject(refusedPort(port, error)))
    probe.listen({ host, port, exclusive: true }, () => probe.close(() => resolve()))
  })
}

/**
 * Turns an error of listening into a StartRefused with a sentence where it is about the host or port; any other error is returned
 * as it is.
 */
export function refusedPort(port: number, thrown: unknown): unknown {
  const code = thrown instanceof Error && 'code' in thrown ? thrown.code : undefined
  if (code === 'EADDRINUSE') {
    return new StartRefused(
      `Poort ${port} is al in gebruik: stop het andere programma of kies een andere poort met PORT.`,
    )
  }
  if (code === 'EACCES') return new StartRefused(`Poort ${port} (PORT) mag deze gebruiker niet gebruiken.`)
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return new StartRefused('HOST is geen adres van deze computer.')
  }
  return thrown
}
