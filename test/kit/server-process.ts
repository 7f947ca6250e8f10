import { type ChildProcess, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { processEnv } from './command.ts'
import { type FreshDatabase, freshDatabase } from './database.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Environment of a site that has a form that claims uploads, even if no form of the product does. */
export const claimingFiles = {
  NODE_OPTIONS: `--import=${new URL('./claims-files.ts', import.meta.url).href}`,
}

export interface ServerProcess extends AsyncDisposable {
  /** Origin, `http://localhost:40123`. */
  url: string
  database: FreshDatabase
  /** Folder where it keeps its files, unless `env` says otherwise. */
  dataDir: string
  output(): string
  /** Stops it as an operator would, and answers its exit code. The database stays until `close`. */
  stop(): Promise<number | null>
  /** Kills it, as a power cut would. */
  kill(): Promise<void>
  restart(): Promise<void>
  close(): Promise<void>
}

/**
 * Starts the built product on a port of its own, with a fresh database and data folder; resolves when it is ready. `env` adds to
 * its environment or replaces parts, such as `CLOCK` or an adapter.
 */
export async function startServerProcess(env: NodeJS.ProcessEnv = {}): Promise<ServerProcess> {
  const database = await freshDatabase('filled')
  const dataDir = await mkdtemp(join(tmpdir(), 'thuisbasis-'))
  const port = await freePort()
  const url = `http://localhost:${port}`
  const given = { PORT: String(port), DATA_DIR: dataDir, ...database.settings, ...env }
  let printed = ''
  const launch = () => {
    const child = launchServer(given)
    child.stdout?.on('data', (chunk: Buffer) => (printed += chunk))
    child.stderr?.on('data', (chunk: Buffer) => (printed += chunk))
    return child
  }
  let child = launch()
  const stop = () => endServer(child, 'SIGTERM')
  const close = async () => {
    await stop()
    await database.close()
    await rm(dataDir, { recursive: true, force: true })
  }
  try {
    await untilReady(url, child, () => printed)
  } catch (thrown) {
    await close()
    throw thrown
  }
  return {
    url,
    database,
    dataDir,
    output: () => printed,
    stop,
    kill: async () => void (await endServer(child, 'SIGKILL')),
    restart: async () => {
      child = launch()
      await untilReady(url, child, () => printed)
    },
    close,
    [Symbol.asyncDispose]: close,
  }
}

/**
 * Starts the server's process with this environment alone and its output piped; another `command` may start it, and `folder` may
 * be another checkout.
 */
export function launchServer(
  env: NodeJS.ProcessEnv,
  [program = process.execPath, ...args]: string[] = [process.execPath, 'src/server/main.ts'],
  folder = root,
): ChildProcess {
  return spawn(program, args, {
    cwd: folder,
    env: { ...processEnv, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

/** Sends the signal unless the process has ended, and answers its exit code. */
export async function endServer(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
  const ended = once(child, 'exit')
  child.kill(signal)
  const [code] = (await ended) as [number | null]
  return code
}

/**
 * Waits until `/readyz` answers 200.
 * @throws Error with the output, when the process ends or takes longer than `seconds`.
 */
export async function untilReady(
  url: string,
  child: ChildProcess,
  output: () => string,
  seconds = 280,
): Promise<void> {
  const giveUpAt = performance.now() + seconds * 1000
  while (child.exitCode === null && performance.now() < giveUpAt) {
    const ready = await fetch(`${url}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    )
    if (ready) return
    await sleep(50)
  }
  throw new Error(`The server did not become ready:\n${output()}`)
}

/**
 * A port that nothing listens on at this moment. It is below those that a system gives to outgoing connections, one of which
 * might take it before the server starts.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(10_000, 32_000)
    const server = createServer().listen(port, '127.0.0.1')
    const listens = await once(server, 'listening').then(
      () => true,
      () => false,
    )
    if (!listens) continue
    server.close()
    await once(server, 'close')
    return port
  }
}
